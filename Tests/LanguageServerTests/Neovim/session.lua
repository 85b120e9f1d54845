-- Drives Neovim as a person would: opens files, waits for diagnostics, puts the cursor on them and chooses code
-- actions by how their titles begin. $BACKPORT_STEPS lists what to do, one step a line: a file, a rule, and titles,
-- the preferred one first, with '|' between them; every diagnostic of the rule in the file is dealt with.
local function wait(condition, what)
  if not vim.wait(60000, condition, 20) then error("not in time: " .. what) end
end

local function found(rule)
  return vim.tbl_filter(function(item)
    return item.code == rule and item.severity ~= vim.diagnostic.severity.HINT
  end, vim.diagnostic.get(0))
end

local function choose(titles)
  local offered, chosen
  vim.ui.select = function(items, options, done)
    offered = vim.tbl_map(options.format_item, items)
    for _, title in ipairs(titles) do
      for index, text in ipairs(offered) do
        if text:find(title, 1, true) == 1 then
          chosen = text
          return done(items[index], index)
        end
      end
    end
  end
  vim.lsp.buf.code_action()
  wait(function() return offered ~= nil end, "code actions")
  if not chosen then error("not offered: " .. titles[1] .. ", but: " .. table.concat(offered, ", ")) end
  io.stdout:write("  " .. chosen .. "\n")
end

local function run(file, rule, ...)
  local titles = { ... }
  vim.cmd("edit " .. file)
  wait(function() return #found(rule) > 0 end, rule .. " in " .. file)
  while #found(rule) > 0 do
    local count = #found(rule)
    local first = found(rule)[1]
    io.stdout:write(("%s:%d: %s\n"):format(file, first.lnum + 1, first.message))
    vim.api.nvim_win_set_cursor(0, { first.lnum + 1, first.col })
    choose(titles)
    wait(function() return #found(rule) < count end, "fewer of " .. rule)
    -- Changes of the other files are held back for a moment, so that a person types on.
    vim.wait(500, function() return false end)
  end
end

local ok, message = xpcall(function()
  for step in io.lines(vim.env.BACKPORT_STEPS) do
    run(unpack(vim.split(step, "|", { plain = true })))
  end
end, debug.traceback)
if not ok then
  io.stderr:write(message .. "\n")
  vim.cmd("cquit")
end
vim.cmd("wall")
vim.cmd("qall!")

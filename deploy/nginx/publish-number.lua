-- The number under which pages are kept now. Read for every visitor: from memory, since a request within nginx (auth_request)
-- costs as much as sending the page. It outlives a reload; a start draws the first one.
local publish = ngx.shared.clinic_publish
local number = publish:get('number')
if number then
  return number
end
-- Of two workers that come at once, the first one's counts.
publish:add('number', ngx.var.request_id)
return publish:get('number')

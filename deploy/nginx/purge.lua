-- Draws a new number: 128 random bits, which no earlier one had, not even before a restart.
local kept, problem = ngx.shared.clinic_publish:set('number', ngx.var.request_id)
if not kept then
  -- The site tries again until it is told 2xx.
  ngx.log(ngx.ERR, 'The number of the publish could not be kept: ', problem)
  return ngx.exit(ngx.HTTP_INTERNAL_SERVER_ERROR)
end
return ngx.exit(ngx.HTTP_NO_CONTENT)

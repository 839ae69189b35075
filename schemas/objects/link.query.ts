/**
 * Inside of a `link` projection. `href` is ready for an anchor, or null when the target is gone or unpublished: then no
 * link is shown. WhatsApp wants digits only, so the leading + of the stored E.164 number is taken off.
 */
export const LINK_QUERY = `
  kind,
  "href": select(
    kind == "page" => select(
      target->_id == "home" => "/",
      target->_type == "professional" => "/profissional/" + target->slug.current,
      "/" + target->slug.current
    ) + select(defined(anchor) => "#" + anchor, ""),
    kind == "professionals" => "/profissional",
    kind == "booking" => *[_type == "siteSettings" && _id == "siteSettings"][0]{
      "href": select(
        booking.mode == "url" => booking.url,
        booking.mode == "phone" => "tel:" + phones[0].number,
        "https://wa.me/" + array::join(string::split(whatsapp.number, "+"), "")
      )
    }.href,
    kind == "whatsapp" => "https://wa.me/" + array::join(string::split(*[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number, "+"), ""),
    kind == "phone" => "tel:" + *[_type == "siteSettings" && _id == "siteSettings"][0].phones[0].number,
    kind == "email" => "mailto:" + *[_type == "siteSettings" && _id == "siteSettings"][0].email,
    kind == "url" => url
  )
`;

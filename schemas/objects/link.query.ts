const SETTINGS = `*[_type == "siteSettings" && _id == "siteSettings"][0]`;

/** A conversation with the clinic; wa.me wants digits only, so the + is taken off. The site adds the first message. */
const WHATSAPP_HREF = `"https://wa.me/" + array::join(string::split(whatsapp.number, "+"), "")`;

/** Address of a document that has a page; inside of its projection. Null for one that has none. */
export const PATH_QUERY = `select(
  _id == "home" => "/",
  _type == "professional" => "/profissional/" + slug.current,
  _type == "service" => "/servicos/" + slug.current,
  _type == "exam" => "/exames/" + slug.current,
  _type == "topic" => "/topics/" + slug.current,
  _type == "post" => "/topics/" + topic->slug.current + "/" + slug.current,
  "/" + slug.current
)`;

/**
 * Inside of a `link` projection. `href` is ready for an anchor, or null when the target is gone or unpublished: then no
 * link is shown.
 */
export const LINK_QUERY = `
  kind,
  "href": select(
    kind == "page" => target->{"path": ${PATH_QUERY}}.path + select(defined(anchor) => "#" + anchor, ""),
    kind == "professionals" => "/profissional",
    kind == "topics" => "/topics",
    kind == "results" => ${SETTINGS}.resultsPortal.url,
    kind == "booking" => ${SETTINGS}{
      "href": select(
        booking.mode == "url" => booking.url,
        booking.mode == "phone" => "tel:" + phones[0].number,
        booking.mode == "form" => "/contato#formulario",
        ${WHATSAPP_HREF}
      )
    }.href,
    kind == "whatsapp" => ${SETTINGS}{"href": ${WHATSAPP_HREF}}.href,
    kind == "phone" => "tel:" + ${SETTINGS}.phones[0].number,
    kind == "email" => "mailto:" + ${SETTINGS}.email,
    kind == "url" => url
  )
`;

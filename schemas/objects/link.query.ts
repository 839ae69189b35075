/** Address of a document that has a page; inside of its projection. Null for one that has none. */
export const PATH_QUERY = `select(_id == "home" => "/", "/" + select(_type == "professional" => "profissional/", _type == "service" => "servicos/", _type == "exam" => "exames/", _type == "topic" => "topics/", _type == "post" => "topics/" + topic->slug.current + "/", "") + slug.current)`;

/**
 * Inside of a `link` projection. `href` is null when the target is gone or unpublished: then no link is shown. Kinds that
 * follow the settings or a fixed route have none here; the site knows them (`web/content/links.ts`), and a page's query
 * holds this text dozens of times.
 */
export const LINK_QUERY = `kind, "href": select(kind == "page" => target->{"path": ${PATH_QUERY}}.path + select(defined(anchor) => "#" + anchor, ""), kind == "url" => url)`;

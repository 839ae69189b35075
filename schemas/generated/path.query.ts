// Written by `npm run generate` from `schemas/documents/*/*.route.ts`. Edit those instead.

/** Address of a document that has a page; inside of its projection. Null for one that has none. */
export const PATH_FRAGMENT = `select(_id == "home" => "/", "/" + select(_type == "exam" => "exames/", _type == "professional" => "profissional/", _type == "service" => "servicos/", _type == "topic" => "topics/", _type == "post" => "topics/" + topic->slug.current + "/", "") + slug.current)`;

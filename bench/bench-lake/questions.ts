/** What is measured: the queries a clinic's site and its Studio send, with what the lake promises. */
export interface Question {
  readonly name: string;
  readonly query: string;
  /** Parameters for the nth time it is asked, so that no answer can come from an earlier one. */
  readonly params: (count: number, time: number) => Readonly<Record<string, unknown>>;
  /** At 10,000 documents, how many times faster than plain groq-js at least. */
  readonly times?: number;
  /** With more documents, how many times its own at 10,000 at most. */
  readonly growth?: number;
}

const pageNumber = (count: number, time: number) => Math.floor(count * 0.6) + ((time * 37) % Math.floor(count * 0.4));
const personNumber = (count: number, time: number) => 40 + ((time * 41) % (Math.floor(count * 0.6) - 40));

export const QUESTIONS: readonly Question[] = [
  {
    name: 'slug lookup',
    query: '*[_type == "page" && slug.current == $slug][0]',
    params: (count, time) => ({ slug: `pagina-${pageNumber(count, time)}` }),
    times: 60,
    growth: 2,
  },
  {
    name: 'page with `->`',
    query: `*[_type == "page" && slug.current == $slug][0]{
      _id, title, "slug": slug.current, seo{description},
      sections[]{..., _type == "team" => {heading, members[]->{_id, name, "slug": slug.current, photo,
        "specialties": specialties[]->{title, "slug": slug.current}}}}
    }`,
    params: (count, time) => ({ slug: `pagina-${pageNumber(count, time)}` }),
    times: 60,
    growth: 2,
  },
  {
    name: 'ordered list of 20',
    query: '*[_type == "professional"] | order(name asc)[0...20]{_id, name, "slug": slug.current}',
    params: () => ({}),
    times: 60,
    growth: 2,
  },
  {
    name: '`references()`',
    query: '*[references($id)]{_id, title}',
    params: (count, time) => ({ id: `professional-${personNumber(count, time)}` }),
    times: 60,
    growth: 2,
  },
  {
    name: 'text search',
    query: '*[_type == "professional" && (name match $text || pt::text(bio) match $text)][0...20]{_id, name}',
    params: (count, time) => ({ text: personNumber(count, time).toString(36) }),
    times: 100,
    growth: 5,
  },
  {
    name: 'Studio list',
    query: `*[_type in ["professional"]]{_type, _id, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...50]`,
    params: () => ({}),
  },
  {
    name: 'Studio search',
    query:
      '*[_type in ["professional", "page"] && [@, _id] match text::query($text)]{_type, _id, _updatedAt} | order(_updatedAt desc)[0...20]',
    params: (count, time) => ({ text: `${(1296 + (personNumber(count, time) % 4000)).toString(36)}*` }),
  },
  {
    name: 'count of a type',
    query: 'count(*[_type == "page"])',
    params: () => ({}),
  },
];

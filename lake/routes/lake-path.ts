import { getPath } from 'hono/utils/url';

/** `/v2025-02-19/projects/<project>/datasets/<dataset>/<operation>…`, as `@sanity/client` asks a resource of the type `dataset`. */
const RESOURCE =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|history|listen|live\/events)(?=\/|$)(.*)$/;

/**
 * The path by which an address is answered: that of a dataset's resource is the dataset's own (K14), an alias is the dataset
 * that it stands for (K15), and two slashes at the beginning, as `@sanity/migrate` writes them, are one (K12).
 */
export function lakePath(projectId: string, nameOf: (name: string) => string): (request: Request) => string {
  return (request) => {
    const path = getPath(request)
      .replace(/^\/{2,}/, '/')
      .replace(/(?<=\/)~[^/]+/, nameOf);
    const [, version, project, dataset, operation, rest] = RESOURCE.exec(path) ?? [];
    return project === projectId ? `${version}/data/${operation}/${dataset}${rest}` : path;
  };
}

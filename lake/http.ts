import { Hono } from 'hono';
import { admitFiles, admitRequests } from './routes/admit.ts';
import { AccountError } from './auth/account-error.ts';
import { LakeError } from './errors.ts';
import { assertNothingLost } from './project/lost-files.ts';
import { createMetrics } from './routes/metrics.ts';
import { requestLine, requestLog } from './routes/request-log.ts';
import { problemResponse } from './accounts/pages/routes.ts';
import { accessRoutes } from './routes/access.ts';
import { writeRoutes } from './routes/write.ts';
import { answerHeaders, cors } from './routes/response-headers.ts';
import { aliasRoutes } from './routes/aliases.ts';
import { backupRoutes } from './routes/backups.ts';
import { assetRoutes } from './routes/assets.ts';
import { copyRoutes } from './routes/copies.ts';
import { commentRoutes, datasetRoutes } from './routes/datasets.ts';
import { docRoutes, exportRoutes, referenceRoutes } from './routes/documents.ts';
import { eraseRoutes } from './routes/erase.ts';
import { studioBootRoutes } from './routes/studio-boot.ts';
import { fileRoutes } from './routes/files.ts';
import { historyDocumentRoutes } from './routes/history-documents.ts';
import { historyEventRoutes } from './routes/history-events.ts';
import { historyTransactionRoutes } from './routes/history-transactions.ts';
import { hookRoutes } from './routes/hooks.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { listenRoutes } from './routes/listen.ts';
import { liveEventRoutes } from './routes/live-events.ts';
import { operationRoutes } from './routes/operations.ts';
import { signRoutes } from './routes/private-files.ts';
import { projectRoutes } from './routes/projects.ts';
import { queryRoutes } from './routes/query.ts';
import { userRoutes } from './routes/users.ts';
import { isSqliteError } from './store/database.ts';
import { textsOf } from './accounts/texts/account-texts.ts';
import { removedRoutes } from './routes/removed.ts';
import { createAccountMails } from './accounts/mails/account-mails.ts';
import { openSignIn } from './accounts/open-pages.ts';
import { outsideDoor } from './routes/sign-in-door.ts';
import { getPath } from 'hono/utils/url';
import type { AccountTexts } from './accounts/texts/account-texts.ts';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { OpenLake } from './open-lake.ts';

/** What is not given is none; mails are sent by the configuration. */
export type Services = Pick<OpenLake, 'lake' | 'accounts'> &
  Partial<Pick<OpenLake, 'accountMails' | 'outside' | 'extension'>> & { readonly logger: Logger };

/**
 * The lake's HTTP interface, `Request → Response`. Routes are found by path alone: clients send many API versions, and
 * only the default perspective of queries depends on them.
 */
export function createApp({ lake, accounts, outside, extension = {}, logger, ...given }: Services): Hono {
  const app = new Hono({ getPath: lakePath(lake.config.projectId, lake.datasets.nameOf) });
  app.use(answerHeaders());
  app.use(cors(lake.config, accounts.corsOrigins));
  const metrics = createMetrics(lake);
  app.use(requestLog(logger, metrics));
  app.use(async (c, next) => {
    if (!isRead(c)) assertNothingLost(lake.lostFiles);
    await next();
  });
  const accountMails = given.accountMails ?? createAccountMails(lake.config, accounts, logger);
  const door = outside ? outsideDoor(lake, outside) : openSignIn(lake, { accounts, accountMails, extension, logger });
  app.use('/:version{v[0-9Xx][0-9-]*}/*', admitRequests(lake, door));
  for (const path of ['/images/*', '/files/*']) app.use(path, admitFiles(lake));

  const versioned = [
    queryRoutes(lake),
    docRoutes(lake),
    writeRoutes(lake),
    listenRoutes(lake),
    liveEventRoutes(lake),
    historyDocumentRoutes(lake),
    historyTransactionRoutes(lake),
    historyEventRoutes(lake),
    referenceRoutes(lake),
    exportRoutes(lake),
    removedRoutes(lake),
    eraseRoutes(lake),
    assetRoutes(lake),
    signRoutes(lake),
    userRoutes(lake, accounts),
    projectRoutes(lake, accounts.robots),
    accessRoutes(lake, accounts),
    copyRoutes(lake),
    datasetRoutes(lake),
    aliasRoutes(lake),
    commentRoutes(lake),
    hookRoutes(lake),
    operationRoutes(lake),
    backupRoutes(lake),
    studioBootRoutes(lake),
    ...door.versioned,
    ...(extension.routes ?? []),
  ];
  for (const routes of versioned) app.route('/:version{v[0-9Xx][0-9-]*}', routes);
  // Image builders take these from the bare address of the API, without a version.
  app.route('/', imageRoutes(lake));
  app.route('/', fileRoutes(lake));
  app.route('/', healthRoutes(lake, metrics));
  if (door.pages) {
    app.route('/accounts', door.pages);
    // Where people who type the address of the lake find something to do.
    app.get('/', (c) => c.redirect(`${lake.config.publicUrl}/accounts`));
  }

  // Never 401 here: Studio would log the editor out over an address it merely tries.
  app.notFound((c) => c.json({ statusCode: 404, error: 'Not Found', message: `No such address: ${c.req.path}` }, 404));
  app.onError((error, c) => answerError(error, c, logger, textsOf(lake.config)));
  return app;
}

/** A long query is posted. */
function isRead({ req }: Context): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(req.method) || /^\/[^/]+\/data\/query\//.test(req.path);
}

/** Where people sign in and manage accounts, in a browser. */
const FORMS = /^\/accounts(\/|$)|\/auth\/login\/local$/;

function answerError(error: Error, c: Context, logger: Logger, texts: AccountTexts): Response | Promise<Response> {
  const known = error instanceof LakeError ? error : unexpected(error);
  if (known.status >= 500) logger.error({ ...requestLine(c), status: known.status, err: error }, 'request failed');
  const { retryAfter } = known.options;
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  if (known.status === 503 && FORMS.test(c.req.path)) return problemResponse(texts, c, 503);
  // Errors carry only statuses that have a body.
  return c.json(known.toBody(), known.status as ContentfulStatusCode);
}

/** A client that hangs up in the middle of its request is no fault of the lake, and will not read the answer. */
function unexpected(error: Error): LakeError {
  const hungUp = 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
  if (hungUp) return new LakeError(400, undefined, 'The request ended before it was complete.', { cause: error });
  if (error instanceof AccountError) return new LakeError(400, 'validationError', error.message, { cause: error });
  if (isSqliteError(error)) {
    return new LakeError(503, undefined, 'The store is busy or cannot be used right now.', {
      cause: error,
      retryAfter: 1,
    });
  }
  return new LakeError(500, undefined, 'Internal error', { cause: error });
}

/** `/v2025-02-19/projects/<project>/datasets/<dataset>/<operation>…`, as `@sanity/client` asks a resource of the type `dataset`. */
const RESOURCE =
  /^(\/v[^/]+)\/projects\/([^/]+)\/datasets\/([^/]+)\/(query|mutate|actions|doc|history|listen|live\/events)(?=\/|$)(.*)$/;

/**
 * The path by which an address is answered: that of a dataset's resource is the dataset's own (K14), an alias is the dataset
 * that it stands for (K15), and two slashes at the beginning, as `@sanity/migrate` writes them, are one (K12).
 */
function lakePath(projectId: string, nameOf: (name: string) => string): (request: Request) => string {
  return (request) => {
    const path = getPath(request)
      .replace(/^\/{2,}/, '/')
      .replace(/(?<=\/)~[^/]+/, nameOf);
    const [, version, project, dataset, operation, rest] = RESOURCE.exec(path) ?? [];
    return project === projectId ? `${version}/data/${operation}/${dataset}${rest}` : path;
  };
}

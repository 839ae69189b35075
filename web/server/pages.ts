import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { CLIENT_HEADERS, DRAFT_MODE_COOKIE } from '../next-names.ts';
import type { SiteContent } from '../replica/site-content.ts';
import { POLICY_HEADER } from '../security/answer-headers.ts';
import { policyFor } from '../security/page-policy.ts';
import { ASKED_BY_SITE } from './ask-itself.ts';
import { type Body, isHtml } from './collect-answer.ts';
import { finishPage } from './finish-page.ts';
import type { OwnScripts } from './page-scripts.ts';
import { SharedText } from './shared-text.ts';

/** What Next sends of pages: documents, and the parts that its client asks for. */
const PAGE = /^text\/(?:html|x-component)/;
const PRIVATE = /private|no-store/;

/** Characters and bytes of pages: some three hundred. */
const MAX_SIZE = 128 * 1024 * 1024;
const MAX_PATHS = 2_000;
/** Milliseconds after its last visit for which a page is made anew by itself. */
const VISITED_MS = 24 * 60 * 60 * 1000;

/** A path as the site's own links write it: of other spellings there are as many as anybody cares to invent. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)*\/?$/;

/** Milliseconds for which the data of a page is there that is another now: whoever has it open asks for it on hearing of the publish. */
const OUTDATED_MS = 60_000;
/** Milliseconds that a request waits at most for an earlier one: whoever made that may read slowly. */
const LONGEST_TURN_MS = 1_000;

/** One version of a page, as all visitors get it. */
interface Version {
  /** What Next gave: one and the same string as long as the page is the same. */
  readonly rendered: string;
  readonly etag: string;
  readonly text: SharedText;
  readonly policy: string;
  /** What React reads, taken out of the page. */
  readonly data?: { readonly address: string; readonly text: SharedText } | undefined;
  /** Of the content with which it was made or found again last. */
  contentVersion: number;
}

/** What is at a path. */
interface Current {
  readonly version: Version;
  readonly headers: OutgoingHttpHeaders;
  /** Of the content, for which it is known to be right. */
  readonly contentVersion: number;
}

/** What becomes of a page that Next makes for a request. */
export interface PageInMaking {
  /** Keeps it, where all visitors may get it. */
  keep(body: Body): void;
  /** Sends it finished, tagged, compressed and with its policy, or 304 to who has it. */
  send(rendered: string): void;
}

export interface Pages {
  /** Answers with a page that is kept. @returns false where Next is to be asked */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Resolves when Next may be asked: it lets whoever asks for a page wait for the rendering that is under way, and that may have
   * begun before a publish.
   */
  turn(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Call it before Next, when only headers about this one request are set. */
  begin(request: IncomingMessage, response: ServerResponse): PageInMaking;
  /** The data of a page that was sent without it. */
  data(address: string): SharedText | undefined;
  /** Has the page at a path made, if it is not kept. */
  ask(path: string): Promise<void>;
}

/**
 * The pages that visitors get, each finished once for all of them. A publish ends those that it changes, and so does every moment
 * from which a page shows something else (web/replica/content-clock.ts); they are made anew in the background, the last visited
 * first, and at once for whoever comes before.
 *
 * Next would tag and compress, too, but it goes through all letters of a page for each visitor again, and finds the page in its own
 * cache each time: most of what a page costs. `generateEtags` and `compress` are off in next.config.ts.
 * @param ask has this process answer for a path
 */
export function createPages(
  { replica }: SiteContent,
  ask: (path: string) => Promise<void>,
  scripts?: OwnScripts,
  outdatedMs = OUTDATED_MS,
): Pages {
  /** By the text that Next gave. */
  const versions = new LRUCache<string, Version>({
    maxSize: MAX_SIZE,
    ttlAutopurge: true,
    ttl: 0,
    sizeCalculation: ({ text, data }, rendered) =>
      1 + rendered.length + text.bytes.length + (data?.text.bytes.length ?? 0),
    dispose: (gone) => {
      for (const [path, { version }] of current.entries()) if (version === gone) current.delete(path);
    },
  });
  const current = new LRUCache<string, Current>({ max: MAX_PATHS, ttl: VISITED_MS, updateAgeOnGet: true });
  /** By path, what Next is asked for now. */
  const making = new Map<string, { readonly contentVersion: number; readonly done: Promise<void> }>();
  let isRenewing = false;
  replica.onChange(() => void renew());

  const isOutdated = (path: string) => (current.peek(path)?.contentVersion ?? replica.version) !== replica.version;

  /** What did not change is found in Next's cache, so this makes only what did. Half of the time is left to visitors. */
  async function renew(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    try {
      for (let path = firstOutdated(); path !== undefined; path = firstOutdated()) {
        const began = performance.now();
        // The first answer may have been begun, for somebody else, before the publish.
        for (let tries = 0; tries < 2 && isOutdated(path); tries += 1) await ask(path);
        if (isOutdated(path)) current.delete(path);
        await sleep(performance.now() - began);
      }
      // What was withdrawn would stay in memory, and its data within reach.
      for (const [text, version] of versions.entries()) {
        const isLeaving = versions.getRemainingTTL(text) !== Infinity;
        if (version.contentVersion !== replica.version && !isLeaving) versions.set(text, version, { ttl: outdatedMs });
      }
    } finally {
      isRenewing = false;
    }
  }

  /** Keys come in the order of the last visits. */
  const firstOutdated = () => [...current.keys()].find(isOutdated);

  function versionOf(rendered: string, response: ServerResponse, contentVersion: number): Version {
    const known = versions.get(rendered);
    if (known) {
      known.contentVersion = contentVersion;
      versions.set(rendered, known, { ttl: 0 });
      return known;
    }
    const { html, data } =
      scripts && isHtml(response) ? finishPage(rendered, scripts) : { html: rendered, data: undefined };
    const text = new SharedText(html);
    const version = {
      rendered,
      text,
      // Weak: the same page is also sent compressed.
      etag: `W/"${createHash('sha1').update(text.bytes).digest('base64url')}"`,
      policy: policyFor(undefined, html),
      data: data && { address: data.address, text: new SharedText(data.code) },
      contentVersion,
    };
    versions.set(rendered, version);
    return version;
  }

  return {
    sendKept(request, response) {
      if (!isForEverybody(request)) return false;
      const kept = request.headers[ASKED_BY_SITE] ? current.peek(request.url) : current.get(request.url);
      if (kept?.contentVersion !== replica.version) return false;
      // So that what is visited is not what goes when room is needed.
      versions.get(kept.version.rendered);
      for (const [name, value] of Object.entries(kept.headers))
        if (value !== undefined) response.setHeader(name, value);
      sendVersion(request, response, kept.version);
      return true;
    },
    async turn({ url = '' }, response) {
      const [path = ''] = url.split('?');
      const earlier = making.get(path);
      if (earlier && earlier.contentVersion !== replica.version) {
        await Promise.race([earlier.done, sleep(LONGEST_TURN_MS, undefined, { ref: false })]);
      }
      if (making.get(path)?.contentVersion === replica.version) return;
      const { promise: done, resolve } = Promise.withResolvers<void>();
      making.set(path, { contentVersion: replica.version, done });
      response.once('close', () => {
        resolve();
        if (making.get(path)?.done === done) making.delete(path);
      });
    },
    begin(request, response) {
      const contentVersion = replica.version;
      const others = new Set(response.getHeaderNames());
      return {
        keep(rendered) {
          if (!isForEverybody(request) || typeof rendered !== 'string' || !isWorthKeeping(response)) return;
          if (contentVersion !== replica.version) return;
          const headers = Object.entries(response.getHeaders()).filter(([name]) => !others.has(name));
          const version = versionOf(rendered, response, contentVersion);
          const made = { version, headers: Object.fromEntries(headers), contentVersion };
          const known = current.peek(request.url);
          // In place: what the site asks for itself is no visit.
          if (known) Object.assign(known, made);
          else current.set(request.url, made);
        },
        send: (rendered) => sendVersion(request, response, versionOf(rendered, response, contentVersion)),
      };
    },
    data: (address) => versions.find(({ data }) => data?.address === address)?.data?.text,
    ask,
  };
}

function sendVersion(request: IncomingMessage, response: ServerResponse, { etag, policy, text }: Version): void {
  response.setHeader('ETag', etag);
  const vary = response.getHeader('Vary');
  response.setHeader('Vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
  // An error is not the page that is held.
  if (response.statusCode === 200 && hasAlready(request, etag)) {
    response.statusCode = 304;
    for (const name of ['Content-Type', 'Content-Length', POLICY_HEADER]) response.removeHeader(name);
    response.end();
    return;
  }
  if (isHtml(response)) response.setHeader(POLICY_HEADER, policy);
  void text.send(request, response);
}

/** Answers to forms and previews are made for one visitor: with a tag, their policy would be kept for others. */
export function isShared({ method }: IncomingMessage, response: ServerResponse, body: Body): body is string {
  return (
    typeof body === 'string' &&
    method === 'GET' &&
    !response.hasHeader('etag') &&
    PAGE.test(String(response.getHeader('content-type') ?? '')) &&
    !PRIVATE.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** Neither a preview nor a part of a page nor the answer to a form (a POST): each differs by more than its address. */
function isForEverybody(request: IncomingMessage): request is IncomingMessage & { url: string } {
  const { method, url, headers } = request;
  return (
    method === 'GET' &&
    url !== undefined &&
    PLAIN_PATH.test(url) &&
    !headers.cookie?.includes(DRAFT_MODE_COOKIE) &&
    CLIENT_HEADERS.every((name) => headers[name] === undefined)
  );
}

function isWorthKeeping(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    isHtml(response) &&
    // A page that was made or renewed just now may have been begun before the last publish, for somebody else.
    response.getHeader('x-nextjs-cache') === 'HIT' &&
    !response.hasHeader('set-cookie') &&
    !PRIVATE.test(String(response.getHeader('cache-control') ?? ''))
  );
}

/** RFC 9110, 13.1.2: one of the list, compared weakly. A visitor who wants it fresh has said so. */
function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  if (/no-cache/.test(headers['cache-control'] ?? '')) return false;
  const held = headers['if-none-match']?.split(',').map((one) => one.trim());
  return held?.some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, '')) ?? false;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './collect-answer.ts';
import { errorPage, lastResortPage } from './error-page.ts';

/** How Next begins a document in which it could render nothing: the words come with scripts, if they come. */
const EMPTY_DOCUMENT = /^<!DOCTYPE html><html id="__next_error__"/;
/** What Next's routes say when they throw. */
const BARE_WORDS = 'Internal Server Error';
/** Programs ask these, and know what to make of a status. */
const FOR_PROGRAMS = /^\/(?:api|_next)\//;

const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Gives an error that comes without a readable text a page in words: when the layout fails, Next sends an empty document with
 * the right status, and nothing at all when a route does. Error pages that Next did render pass as they are.
 * @param render makes the page of a status; should it fail, the last resort stands in (E3)
 */
export function explainError(request: IncomingMessage, response: ServerResponse, body: Body, render = errorPage): Body {
  const { statusCode } = response;
  if (statusCode < 400) return body;
  // next.config.ts tells by the address how long a file may be kept; one that is missing may come with the next build.
  const kept = String(response.getHeader('cache-control') ?? '');
  if (/immutable|max-age=[1-9]/.test(kept)) response.setHeader('Cache-Control', REVALIDATE);
  if (!isUnreadable(request, response, body)) return body;
  for (const name of ['Content-Length', 'ETag', 'Link']) response.removeHeader(name);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-store');
  try {
    return render(statusCode);
  } catch (error) {
    console.error(error);
    return lastResortPage;
  }
}

function isUnreadable({ method, url = '/' }: IncomingMessage, response: ServerResponse, body: Body): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  const beginning = Buffer.from(body?.slice(0, 60) ?? '').toString();
  if (EMPTY_DOCUMENT.test(beginning)) return true;
  // A part of a page that Next's client asks for: it then loads the page itself.
  const isForBrowser = !FOR_PROGRAMS.test(url) && !/x-component/.test(String(response.getHeader('content-type') ?? ''));
  return response.statusCode >= 500 && isForBrowser && (beginning === '' || beginning === BARE_WORDS);
}

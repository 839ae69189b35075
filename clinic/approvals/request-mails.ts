import { createBucket } from '#lake/admission/bucket.ts';
import { studioAddress } from '#lake/config/config.ts';
import { madeIn, openRequest } from './requests.ts';
import type { People } from '#lake/auth/authentication.ts';
import type { MailText } from '#lake/definition.ts';
import type { Commit, Reader } from '#lake/store/types.ts';
import type { ApprovalRequest } from './requests.ts';

/** What letters to directors are about. */
export const APPROVAL_MAIL = 'approval';

/** More than a clinic asks in an hour; whoever writes requests by the thousand fills nobody's letter box. */
const LIMITS = { most: 60, perSecond: 60 / 3600 };
const MOST_TOLD = 500;
const MOST_LISTED = 20;
const MOST_LETTERS = 120;

/**
 * Mails to technical directors: something waits for their approval. One for each commit, however much it asks.
 * @returns called after each commit; never throws, and the commit does not wait for it
 */
export function requestMails(
  { list, tell }: Pick<People, 'list' | 'tell'>,
  reader: Reader,
  report: (error: unknown) => void,
): (commit: Commit) => void {
  const bucket = createBucket(LIMITS, Date.now);
  const tellDirectors = (author: string, requestIds: readonly string[]) => {
    for (const { id, roles } of list()) {
      const isTold = id !== author && roles.includes('technical-director');
      if (isTold) tell(id, APPROVAL_MAIL, requestIds.slice(0, MOST_TOLD).join(' '));
    }
  };
  return (commit) => {
    const requestIds = madeIn(commit, reader);
    if (requestIds.length === 0 || !bucket.take()) return;
    setImmediate(() => {
      try {
        tellDirectors(commit.author, requestIds);
      } catch (error) {
        report(error);
      }
    });
  };
}

/**
 * What a director is told: who asks, which documents, and where they are. Neither note nor content: mail lies about in many
 * places. Undefined when everything was answered meanwhile.
 */
export function requestText(requestIds: readonly string[], reader: Reader, publicUrl: string): MailText | undefined {
  const requests = requestIds.flatMap((id) => openRequest(reader, id) ?? []);
  const [first] = requests;
  if (!first) return undefined;
  const listed = requests.slice(0, MOST_LISTED).map(nameOf);
  const more = requests.length - listed.length;
  const what = requests.length === 1 ? nameOf(first) : `${requests.length} documentos`;
  return {
    subject: `Aprovação pedida: ${what}`,
    lines: [
      `${oneLine(first.by)} pede a sua aprovação: ${what}.`,
      ...(requests.length > 1 ? [[...listed, ...(more > 0 ? [`e mais ${more}`] : [])].join('\n')] : []),
      requests.length > 1
        ? `Leia e aprove na tela Início do Studio:\n${addressOf(publicUrl)}`
        : `Leia e aprove no Studio:\n${addressOf(publicUrl, first)}`,
      'O conteúdo e o recado não vão por e-mail: estão no Studio.',
    ],
  };
}

function nameOf({ typeTitle, documentType, title }: ApprovalRequest): string {
  const type = oneLine(typeTitle || documentType);
  return title ? `${type} “${oneLine(title)}”` : type;
}

function addressOf(publicUrl: string, request?: ApprovalRequest): string {
  const studio = studioAddress(publicUrl);
  if (!studio || !request) return studio?.href ?? '';
  const [id, type] = [request.documentId, request.documentType].map(encodeURIComponent);
  return `${studio.href}/intent/edit/id=${id};type=${type}`;
}

/** Whoever may write a draft may write anything into a request. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line;
}

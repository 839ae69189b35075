import { freezeAsJson } from '../store/json-values.ts';
import { publishedId, releaseOf } from '../store/ids.ts';
import { effectsOf } from '../store/mendoza.ts';
import { referencesIn } from '../store/references.ts';
import { assertNewId } from './document-id.ts';
import { Failure } from './failure.ts';
import { DEFAULT_WRITE_LIMITS } from '../config/limits.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { PatchBudget } from './patch-cost.ts';
import type { Caller } from '../caller.ts';
import { lackingToChange, visibilityFor } from './permissions.ts';
import { newQueryBudget } from './selection.ts';
import type { Visibility } from './permissions.ts';
import type { AppliedChange } from '../store/overlay.ts';
import type { DocumentChange, IncomingDocument, Mutation, Reader, StoredDocument } from '../store/types.ts';

const VALID_TYPE = /^.{1,128}$/u;

interface Touched {
  readonly mutations: Mutation[];
  current: StoredDocument | undefined;
  /** The last mutation or action that concerned the document: it is blamed when the final state is not acceptable. */
  step: number;
}

/**
 * The documents as a running transaction sees them. Nothing in it reaches the store; the transactor writes its
 * `changes()` when every check has passed.
 */
export class WorkingSet {
  readonly transactionId: string;
  readonly timestamp: string;
  readonly base: Reader;
  readonly limits: WriteLimits;
  /** What the patches still to come may cost together. */
  readonly patchBudget: PatchBudget;
  /** Index of the mutation or action being done. */
  step = 0;
  /** What the queries still to come may cost together. */
  readonly queryBudget = newQueryBudget();
  readonly #caller: Caller;
  readonly #sees: Visibility;
  readonly #touched = new Map<string, Touched>();
  readonly #order = new Set<string>();
  readonly #purged = new Map<string, number>();

  constructor(
    base: Reader,
    transactionId: string,
    timestamp: string,
    caller: Caller,
    limits: WriteLimits = DEFAULT_WRITE_LIMITS,
  ) {
    this.#caller = caller;
    this.#sees = visibilityFor(caller);
    this.limits = limits;
    this.patchBudget = { steps: limits.patchSteps, nodes: new Map() };
    this.base = remembering(base);
    this.transactionId = transactionId;
    this.timestamp = timestamp;
  }

  get(id: string): StoredDocument | undefined {
    const touched = this.#touched.get(id);
    return touched ? touched.current : this.before(id);
  }

  /** The document as it was before the transaction, for whom it is done. */
  before(id: string): StoredDocument | undefined {
    const document = this.base.get(id);
    return document && this.#sees(document) ? document : undefined;
  }

  /** @throws Failure documentNotFoundError */
  need(id: string): StoredDocument {
    const document = this.get(id);
    if (document) return document;
    throw new Failure('documentNotFoundError', `The document with the ID "${id}" was not found`, { id });
  }

  /** Asked before the work of a change is done. @throws Failure insufficientPermissionsError */
  assertChangeable(document: StoredDocument): void {
    const failure = lackingToChange(this.#caller, this.base.get(document._id), document);
    if (failure) throw failure;
  }

  /** Members of a group as they are now, the published document included. */
  ofGroup(id: string): readonly StoredDocument[] {
    const stored = this.base.ofGroup(id).filter((document) => this.#sees(document));
    const known = stored.filter((document) => !this.#touched.has(document._id));
    return [...known, ...this.written().filter((document) => publishedId(document._id) === id)];
  }

  /** Versions in a release as they are now. */
  ofRelease(name: string): readonly StoredDocument[] {
    const stored = this.base.ofRelease(name).filter((document) => this.#sees(document));
    const known = stored.filter((document) => !this.#touched.has(document._id));
    return [...known, ...this.written().filter((document) => releaseOf(document._id) === name)];
  }

  /** States that queries inside the transaction read in place of the stored ones. */
  overlay(): readonly AppliedChange[] {
    return [...this.#touched].map(([id, { current }]) => ({ id, after: current }));
  }

  referencing(id: string, options?: { readonly strongOnly?: boolean }): readonly string[] {
    const known = this.base.referencing(id, options).filter((referrer) => !this.#touched.has(referrer));
    const pointing = this.written().filter((document) =>
      referencesIn(document).some(({ to, strong }) => to === id && (strong || !options?.strongOnly)),
    );
    return [...known, ...pointing.map((document) => document._id)];
  }

  /** What this transaction created or changed and has not deleted. */
  written(): readonly StoredDocument[] {
    return [...this.#touched.values()].flatMap(({ current }) => (current ? [current] : []));
  }

  /** Puts a whole document in place. Its `_rev` and `_updatedAt` are this transaction's, `_createdAt` is kept if given. */
  write(kind: 'create' | 'createIfNotExists' | 'createOrReplace', document: IncomingDocument & { _id: string }): void {
    if (!this.get(document._id)) assertNewId(document._id);
    const stored = this.#stamped(document);
    if (kind !== 'createOrReplace') this.#assertSameType(stored);
    this.#touch(stored._id, stored, this.#creation(kind, stored));
  }

  /** Puts the outcome of a patch in place. `mutation` must give the same outcome when a client replays it. */
  patch(document: StoredDocument, mutation: Mutation): void {
    const stored = this.#stamped(document);
    this.#assertSameType(stored);
    this.#touch(stored._id, stored, mutation);
    // What was made of a date that a patch had set or removed is a change of its own for whoever replays the patch.
    if (stored._createdAt !== document._createdAt) {
      const { _id: id, _createdAt } = stored;
      this.#touch(id, stored, { patch: { id, set: { _createdAt } } });
    }
  }

  delete(id: string): void {
    this.#touch(id, undefined, { delete: { id } });
  }

  /** Wants the past of a document erased together with what this transaction does to it. */
  purge(id: string): void {
    this.#purged.set(id, this.step);
  }

  /** Ids whose past is to be erased, each with the step that wanted it. */
  purged(): ReadonlyMap<string, number> {
    return this.#purged;
  }

  /** Notes a document that was found as wanted; the reply lists it with operation `none`. */
  leave(id: string): void {
    this.#order.add(id);
  }

  /** Step that last touched the document. */
  stepOf(id: string): number {
    return this.#touched.get(id)?.step ?? 0;
  }

  /** Net changes in the order of first touch; what was created and deleted again does not count. */
  changes(): readonly DocumentChange[] {
    const changes: DocumentChange[] = [];
    for (const [id, { current: after, mutations }] of this.#touched) {
      const before = this.base.get(id);
      if (before || after) changes.push({ id, before, after, mutations, effects: effectsOf(before, after) });
    }
    return changes;
  }

  /** Every id the transaction was about, in the order of first mention. */
  order(): readonly string[] {
    return [...this.#order];
  }

  #creation(kind: 'create' | 'createIfNotExists' | 'createOrReplace', document: StoredDocument): Mutation {
    if (kind === 'create') return { create: document };
    return kind === 'createIfNotExists' ? { createIfNotExists: document } : { createOrReplace: document };
  }

  #stamped(document: IncomingDocument & { _id: string }): StoredDocument {
    if (typeof document._type !== 'string' || !VALID_TYPE.test(document._type)) {
      throw new Failure('validationError', 'A document type must be a text of 1 to 128 characters.', {
        id: document._id,
      });
    }
    const created = document._createdAt;
    const stored = {
      ...document,
      _createdAt: utcTime(created) ?? this.timestamp,
      _updatedAt: this.timestamp,
      _rev: this.transactionId,
    };
    try {
      return freezeAsJson(stored);
    } catch (error) {
      throw new Failure('validationError', error instanceof Error ? error.message : String(error), {
        id: document._id,
      });
    }
  }

  /** Only replacing a whole document may give it another type: it is a new one then. */
  #assertSameType({ _id: id, _type: type }: StoredDocument): void {
    const before = this.get(id);
    if (!before || before._type === type) return;
    throw new Failure('mutationError', `The type of the document "${id}" cannot change from "${before._type}"`, { id });
  }

  #touch(id: string, current: StoredDocument | undefined, mutation: Mutation): void {
    if (!this.#touched.has(id) && this.#touched.size >= this.limits.documents) {
      const most = `A transaction may change at most ${this.limits.documents} documents.`;
      throw new Failure('validationError', most);
    }
    const touched = this.#touched.get(id) ?? { mutations: [], current: undefined, step: 0 };
    this.#order.add(id);
    touched.current = current;
    touched.step = this.step;
    touched.mutations.push(mutation);
    this.#touched.set(id, touched);
  }
}

/** Rights, approvals and references ask for the same documents again and again, also for those that are not there. */
function remembering(base: Reader): Reader {
  const known = new Map<string, StoredDocument | undefined>();
  return {
    dataset: base.dataset,
    sequence: base.sequence,
    get(id) {
      if (!known.has(id)) known.set(id, base.get(id));
      return known.get(id);
    },
    all: () => base.all(),
    ofType: (type) => base.ofType(type),
    ofGroup: (id) => base.ofGroup(id),
    ofRelease: (name) => base.ofRelease(name),
    referencing: (id, options) => base.referencing(id, options),
  };
}

/** A date as documents keep it. What comes in this form already keeps its precision; undefined for what is no date. */
function utcTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? value : new Date(value).toISOString();
}

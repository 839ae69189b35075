/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { demonstrationDocuments } from '#demo/documents.ts';

import { schemaTypes } from './index.ts';
import * as queries from './queries.ts';
import { memberOf, textOf } from './rules/form-value.ts';
import { ask } from './testing.ts';

type Value = Readonly<Record<string, unknown>>;

/** Why visitors see nothing of a field, or why no component names it. Whoever shows it takes it out of this list. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'clinicHours.isDemo': 'marks demonstration documents in Studio',
  'councilRegistration.validUntil': 'a reminder for staff; its help text says that it stays in Studio',
  'equipment.image': 'hidden unless it was filled in; no advertising of machines',
  'equipment.indications': 'hidden unless it was filled in; the exam says what it is for',
  'equipment.isDemo': 'marks demonstration documents in Studio',
  'equipment.manufacturer': 'hidden unless it was filled in; no advertising of machines (CFM 2.336/2023, art. 11 II)',
  'exam.acceptedPlans': 'nothing is stored: Studio shows there which plans tick the document',
  'exam.approval': 'decides whether what was reviewed is shown (4.5, 4.8)',
  'exam.approval.at': 'proof for staff; the lake writes it',
  'exam.approval.byName': 'proof for staff; the lake writes it',
  'exam.approval.content.preparation': 'what was approved; the document shows it as it is now',
  'exam.approval.content.reviewedAt': 'what was approved; the document shows it as it is now',
  'exam.approval.content.reviewedBy': 'what was approved; the document shows it as it is now',
  'exam.approval.content.title': 'what was approved; the document shows it as it is now',
  'exam.approval.imported': 'proof for staff; the lake writes it',
  'exam.approval.revision': 'proof for staff; the lake writes it',
  'exam.copyPreparation': 'nothing is stored: Studio copies a preparation there',
  'exam.priceItem': 'shown as the price that it refers to',
  'faqItem.isDemo': 'marks demonstration documents in Studio',
  'healthPlan.ansRegistry': 'hidden unless it was filled in; patients know a plan by its name',
  'healthPlan.isDemo': 'marks demonstration documents in Studio',
  'message.about': 'a message is for the reception alone',
  'message.aboutId': 'a message is for the reception alone',
  'message.answeredAt': 'a message is for the reception alone',
  'message.answeredBy': 'a message is for the reception alone',
  'message.consent': 'a message is for the reception alone',
  'message.consent.at': 'a message is for the reception alone',
  'message.consent.textVersion': 'a message is for the reception alone',
  'message.days': 'a message is for the reception alone',
  'message.email': 'a message is for the reception alone',
  'message.name': 'a message is for the reception alone',
  'message.notes': 'a message is for the reception alone',
  'message.number': 'a message is for the reception alone',
  'message.phone': 'a message is for the reception alone',
  'message.plan': 'a message is for the reception alone',
  'message.receivedAt': 'a message is for the reception alone',
  'message.retentionUntil': 'a message is for the reception alone',
  'message.state': 'a message is for the reception alone',
  'message.subject': 'a message is for the reception alone',
  'message.text': 'a message is for the reception alone',
  'message.turns': 'a message is for the reception alone',
  'message.modalities': 'a message is for the reception alone',
  'notice.isDemo': 'marks demonstration documents in Studio',
  'picture.peopleConsent': 'proof for staff; visitors get the picture alone (L8)',
  'portfolioItem.isDemo': 'marks demonstration documents in Studio',
  'post.approval': 'decides whether what was reviewed is shown (4.5, 4.8)',
  'post.approval.at': 'proof for staff; the lake writes it',
  'post.approval.byName': 'proof for staff; the lake writes it',
  'post.approval.content.body': 'what was approved; the document shows it as it is now',
  'post.approval.content.excerpt': 'what was approved; the document shows it as it is now',
  'post.approval.content.reviewedAt': 'what was approved; the document shows it as it is now',
  'post.approval.content.reviewedBy': 'what was approved; the document shows it as it is now',
  'post.approval.content.sources': 'what was approved; the document shows it as it is now',
  'post.approval.content.sources.title': 'what was approved; the document shows it as it is now',
  'post.approval.content.sources.url': 'what was approved; the document shows it as it is now',
  'post.approval.content.title': 'what was approved; the document shows it as it is now',
  'post.approval.imported': 'proof for staff; the lake writes it',
  'post.approval.revision': 'proof for staff; the lake writes it',
  'postgraduate.registeredAtCrm': 'only warns in Studio; the line says NÃO ESPECIALISTA in any case (M7)',
  'preparedAnswer.text': 'for staff, who send it to one patient',
  'preparedAnswer.title': 'for staff, who choose it by that',
  'priceItem.approval': 'decides whether an exam has a price at all (M16)',
  'priceItem.approval.at': 'proof for staff; the lake writes it',
  'priceItem.approval.byName': 'proof for staff; the lake writes it',
  'priceItem.approval.imported': 'proof for staff; the lake writes it',
  'priceItem.approval.revision': 'proof for staff; the lake writes it',
  'priceItem.isDemo': 'marks demonstration documents in Studio',
  'professional.acceptedPlans': 'nothing is stored: Studio shows there which plans tick the document',
  'redirect.isDemo': 'marks demonstration documents in Studio',
  'rqe.specialty': 'hidden unless it was filled in; titles are printed from the RQE itself',
  'service.acceptedPlans': 'nothing is stored: Studio shows there which plans tick the document',
  'service.examTypes': 'shown as the exams of these types',
  'siteSettings.formSettings.helperText': 'shown under the name formHelper',
  'siteSettings.privacyPage': 'shown as its address, privacyPath',
  'siteSettings.technicalDirectorSince': 'hidden unless it was filled in, for the clinic’s own records',
  'siteSettings.technicalDirectorSubstitute': 'shown as the technical director while that one is away',
  'specialDate.asUsual': 'confirms in Studio what visitors read as hours and name',
  'specialty.area': 'not on the desk any more; titles are printed from the RQE',
  'specialty.isDemo': 'marks demonstration documents in Studio',
  'specialty.kind': 'not on the desk any more; titles are printed from the RQE',
  'specialty.order': 'not on the desk any more; titles are printed from the RQE',
  'specialty.parent': 'not on the desk any more; titles are printed from the RQE',
  'specialty.title': 'not on the desk any more; titles are printed from the RQE',
  'testimonial.approval': 'decides whether it is shown at all (M19)',
  'testimonial.approval.at': 'proof for staff; the lake writes it',
  'testimonial.approval.byName': 'proof for staff; the lake writes it',
  'testimonial.approval.imported': 'proof for staff; the lake writes it',
  'testimonial.approval.revision': 'proof for staff; the lake writes it',
  'testimonial.consentAt': 'decides whether it is shown at all (M19)',
  'testimonial.consentRef': 'proof for staff (M19)',
  'testimonial.consentRevokedAt': 'decides whether it is shown at all (M19)',
  'testimonial.isDemo': 'marks demonstration documents in Studio',
};

const listOf = (type: unknown, name: string): readonly unknown[] => {
  const member = memberOf(type, name);
  return Array.isArray(member) ? member : [];
};
const isObject = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const typeCalled = (name: string) => schemaTypes.find((type) => type.name === name);

/** What a field or a member of a list is made of, and the name its own fields are counted under. */
function shapeOf(field: unknown, path: string): { readonly type: unknown; readonly path: string } {
  const named = typeCalled(textOf(field, 'type'));
  return named ? { type: named, path: named.name } : { type: field, path };
}

/** Names of all fields, those of named types once. */
function fieldsOf(type: unknown, path: string): readonly string[] {
  return [
    ...listOf(type, 'fields').flatMap((field) => {
      const own = `${path}.${textOf(field, 'name')}`;
      return [own, ...(typeCalled(textOf(field, 'type')) ? [] : fieldsOf(field, own))];
    }),
    ...listOf(type, 'of').flatMap((member) => (typeCalled(textOf(member, 'type')) ? [] : fieldsOf(member, path))),
  ];
}

const choicesOf = (field: unknown) =>
  listOf(memberOf(field, 'options'), 'list').map((choice) => textOf(choice, 'value'));

/** One of every member; where what is read hangs on a choice (how a section finds its content, where a link leads), one for each. */
function oneOfEach(members: readonly unknown[]): readonly Value[] {
  return members.flatMap((member) => {
    const item = { _type: textOf(member, 'name') || textOf(member, 'type') };
    const called = (type: unknown, name: string) =>
      listOf(type, 'fields').find((field) => textOf(field, 'name') === name);
    const type = typeCalled(item._type);
    const mode = called(type, 'mode');
    if (mode) return choicesOf(mode).map((value) => ({ ...item, mode: value }));
    if (!called(type, 'link')) return [item];
    return choicesOf(called(typeCalled('link'), 'kind')).map((kind) => ({ ...item, link: { kind } }));
  });
}

/** What a value without fields is, where the sample has none: a reference leads to the sample of its type. */
function plain(value: unknown, type: unknown, isNew: boolean): unknown {
  if (textOf(type, 'type') === 'reference') {
    return textOf(value, '_ref') ? value : { _ref: `sample-${textOf(listOf(type, 'to')[0], 'type')}` };
  }
  return value ?? (isNew ? choicesOf(type).at(-1) : undefined);
}

/** Takes down what is asked of a value. Objects and lists that it lacks are added, so that what is inside is asked for, too. */
function watched(value: unknown, field: unknown, at: string, isNew = false, depth = 0): unknown {
  const { type, path } = shapeOf(field, at);
  const fields = listOf(type, 'fields');
  const members = listOf(type, 'of');
  if (members.length > 0) {
    const list = Array.isArray(value) ? value : oneOfEach(members);
    return list.map((item: unknown) => {
      const own = members.find((member) =>
        [textOf(member, 'name'), textOf(member, 'type')].includes(textOf(item, '_type')),
      );
      return isObject(item) ? watched(item, own ?? members[0], path, !Array.isArray(value), depth + 1) : item;
    });
  }
  if (fields.length === 0 || depth > 6) return plain(value, type, isNew);
  const object: Value = isObject(value) ? value : {};
  const filled = Object.fromEntries(
    fields.flatMap((member) => {
      const name = textOf(member, 'name');
      const inside = watched(object[name], member, `${path}.${name}`, isNew || !isObject(value), depth + 1);
      return inside === undefined ? [] : [[name, inside]];
    }),
  );
  return new Proxy(
    { ...object, ...filled },
    {
      get(target, trap) {
        // How groq-js asks for an attribute, and for nothing else.
        if (trap !== 'hasOwnProperty') return Reflect.get(target, trap);
        return (name: string) => {
          asked.add(`${path}.${name}`);
          return Object.hasOwn(target, name);
        };
      },
    },
  );
}

const root = resolve(import.meta.dirname, '..');
/** The site without its tests, the queries that ask, and the schemas that name every field. */
const code = globSync(['web/**/*.{ts,tsx}', 'schemas/{documents,sections}/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/(?:\.(?:test|fixture|query|schema)|-fields)\.tsx?$/.test(file))
  // A route has its query beside what it tells search engines.
  .map((file) => readFileSync(resolve(root, file), 'utf8').replaceAll(/defineQuery\([^]*?`,?\s*\)/g, ''))
  .join('\n');
const words = new Set(code.match(/\w+/g));

/** What the present query has asked for. */
let asked = new Set<string>();
const read = new Set<string>();
const all = schemaTypes.flatMap((type) => fieldsOf(type, type.name));

beforeAll(async () => {
  const types = schemaTypes.filter((type) => memberOf(type, 'type') === 'document');
  const seed: readonly Value[] = demonstrationDocuments;
  const samples = types.flatMap((type) => {
    const documents = seed.filter(({ _type }) => _type === type.name);
    return [{ _id: `sample-${type.name}`, _type: type.name }, ...documents].map((document) =>
      watched({ ...document, slug: { current: 'x' } }, { type: type.name }, type.name),
    );
  });
  // Every section that there is, on the page that its address finds first.
  samples.push(watched({ _id: 'a', _type: 'page', slug: { current: 'x' } }, { type: 'page' }, 'page'));
  // A filter asks every document for its fields, of whatever type: what this one is asked for says nothing of the others.
  samples.push(watched({ _id: 'nothing', _type: 'nothing' }, { fields: [{ name: '_type' }] }, 'nothing'));
  for (const query of Object.values(queries)) {
    asked = new Set();
    await ask(query, samples, { slug: 'x', topic: 'x', since: '2000-01-01T00:00:00Z' });
    for (const field of asked) {
      const [type = '', name = ''] = field.split('.');
      const isOfAll = types.some((known) => known.name === type) && asked.has(`nothing.${name}`);
      if (!isOfAll || query.includes(`"${type}"`)) read.add(field);
    }
  }
});

test('C2: what a query reads is a field of the model', () => {
  const ofImages = ['asset', 'crop', 'hotspot'];
  const names = new Set([...ofImages, ...all.map((field) => field.slice(field.lastIndexOf('.') + 1))]);
  // Attributes of every document and of every file begin with a line.
  const unknown = [...read].filter(
    (field) => !/\._\w+$/.test(field) && !names.has(field.slice(field.lastIndexOf('.') + 1)),
  );
  expect(unknown.map((field) => field.replace(/^(.*)\.(\w+)$/, '$2 is no field of $1'))).toEqual([]);
});

test('C2: every field of the model is read by the site and named by a component, or says why not', () => {
  expect(all.length).toBeGreaterThan(250);
  const shown = (field: string) => read.has(field) && words.has(field.slice(field.lastIndexOf('.') + 1));
  const missing = all.filter((field) => !shown(field));
  expect(missing.sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});

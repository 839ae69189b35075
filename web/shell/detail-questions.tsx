import type { ComponentProps } from 'react';
import { Heading } from '../ui/heading.tsx';
import { QuestionList } from '#schemas/sections/faq/question-list.tsx';

type Questions = ComponentProps<typeof QuestionList>['items'];

/** Questions about a service or an exam, below what is said of it. */
export function DetailQuestions({ items }: { readonly items: Questions | null | undefined }) {
  if (!items?.length) return null;
  return (
    <section aria-labelledby="perguntas">
      <Heading level={2} size="h3" id="perguntas">
        Perguntas frequentes
      </Heading>
      <QuestionList items={items} />
    </section>
  );
}

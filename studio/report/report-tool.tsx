import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { DownloadIcon } from '@sanity/icons/Download';
import { Button, Card, Container, Flex, Select, Spinner, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type Tool, useSchema } from 'sanity';

import { dayAt } from '../dashboard/days.ts';
import { expiring } from '../dashboard/expiring.ts';
import { useNow, useOverview } from '../dashboard/use-overview.ts';
import { useWeeks } from '../dashboard/use-weeks.ts';
import { weeksOfMonth } from '../dashboard/visit-weeks.ts';
import { monthInWords, monthsAfter, rangeOf } from './months.ts';
import { ReportSheet } from './report-sheet.tsx';
import { useMonth } from './use-month.ts';

const NO_TYPES: readonly string[] = [];
/** Offered in the list. */
const MONTHS_OFFERED = 13;

/** What a month changed in public, on the screen and on paper, for the technical director to sign. */
function ReportScreen() {
  const now = useNow();
  const { overview, timeZone, today, horizon } = useOverview(NO_TYPES, now);
  const thisMonth = dayAt(timeZone, now).slice(0, 7);
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? thisMonth;
  const report = useMonth(rangeOf(month, timeZone));
  const weeks = useWeeks();
  const schema = useSchema();
  const typeTitle = (type: string) => schema.get(type)?.title ?? type;

  const sheet = report && overview && (
    <ReportSheet
      report={report}
      title={monthInWords(month)}
      now={now}
      timeZone={timeZone}
      typeTitle={typeTitle}
      typeOf={(type) => schema.get(type)}
      weeks={weeks && weeksOfMonth(weeks, month)}
      // Whoever reads this need not read messages.
      expiring={expiring({ ...overview, unanswered: [] }, { today, horizon, timeZone })}
    />
  );
  return (
    <Card height="fill" overflow="auto" tone="transparent" data-testid="report">
      <Container width={3} paddingX={[3, 4]} paddingY={5}>
        <Stack gap={5}>
          <Flex gap={3} align="center" wrap="wrap">
            <Text as="label" size={1} weight="medium" htmlFor="report-month">
              Mês
            </Text>
            <div>
              <Select
                id="report-month"
                fontSize={1}
                value={month}
                onChange={(event) => setChosen(event.currentTarget.value)}
              >
                {Array.from({ length: MONTHS_OFFERED }, (_, index) => monthsAfter(thisMonth, -index)).map((value) => (
                  <option key={value} value={value}>
                    {monthInWords(value)}
                  </option>
                ))}
              </Select>
            </div>
            <Button icon={DownloadIcon} mode="ghost" text="Imprimir" disabled={!sheet} onClick={() => window.print()} />
          </Flex>
          {report === null ? (
            <Card padding={4} radius={3} border tone="critical" role="alert">
              <Text size={1}>
                O relatório não pôde ser feito. Confira a conexão; ele existe só no banco de conteúdo da própria
                clínica.
              </Text>
            </Card>
          ) : (
            (sheet ?? <Spinner muted />)
          )}
        </Stack>
      </Container>
      {/* Studio's own screen does not fit on paper: what is printed stands beside it in the page. */}
      {sheet && createPortal(<div className="printed-report">{sheet}</div>, document.body)}
    </Card>
  );
}

/** For whoever answers for what the clinic publishes; see `roles.ts`. */
export const reportTool: Tool = {
  name: 'relatorio',
  title: 'Relatório do mês',
  icon: DocumentTextIcon,
  component: ReportScreen,
};

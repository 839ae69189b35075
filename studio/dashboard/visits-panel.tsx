import { BarChartIcon } from '@sanity/icons/BarChart';
import { Card, Flex, Grid, Stack, Text } from '@sanity/ui';

import { Panel } from './panel.tsx';
import { useWeeks } from './use-weeks.ts';
import { type Bar, lastWeeks, LEADS, mostMissed, mostSeen, ORIGINS, visitsText } from './visit-weeks.ts';

const PAGES = 5;
const MISSED = 10;
const HEIGHT = 72;

/** How many people came, from where and for what, by week; nothing where the lake is a hosted one, which does not count. */
export function VisitsPanel({ today }: { readonly today: string }) {
  const weeks = useWeeks();
  if (!weeks) return null;
  const bars = lastWeeks(weeks, today);
  const present = bars.at(-1);
  const known = weeks.find(({ week }) => week === present?.week);
  const missed = mostMissed(weeks, MISSED);
  const total = bars.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <Panel
      title="Visitas e contatos"
      icon={BarChartIcon}
      count={total}
      counts={false}
      empty="Nenhuma visita nas últimas doze semanas. O site conta por si, sem cookies e sem saber quem é."
    >
      <Stack gap={4} paddingX={2}>
        <Text size={1}>
          Nesta semana: <strong>{visitsText(present?.visits ?? 0)}</strong>
          {ORIGINS.filter(([name]) => known?.from[name]).map(
            ([name, title], at) => `${at === 0 ? ': ' : ', '}${known?.from[name]} ${title}`,
          )}
          .
        </Text>
        <Plot bars={bars} />
        <Grid gridTemplateColumns={[2, 3]} gap={2}>
          {LEADS.map(([name, title]) => (
            <Card key={name} padding={3} radius={2} tone="transparent">
              <Stack gap={3}>
                <Text size={2} weight="semibold">
                  {known?.leads[name] ?? 0}
                </Text>
                <Text size={1} muted>
                  {title}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        {known && (
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Páginas mais vistas na semana
            </Text>
            {mostSeen(known, PAGES).map(([path, views]) => (
              <Flex key={path} gap={3} justify="space-between">
                <Text size={1} textOverflow="ellipsis">
                  <a href={path} target="_blank" rel="noreferrer">
                    {path === '/' ? 'Página inicial' : path}
                  </a>
                </Text>
                <Text size={1} muted>
                  {views}
                </Text>
              </Flex>
            ))}
          </Stack>
        )}
        {missed.length > 0 && (
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Procurado no site e não encontrado
            </Text>
            <Text size={1}>{missed.map((words) => `“${words}”`).join(', ')}</Text>
            <Text size={1} muted>
              Se a clínica tem, escreva a palavra na página, ou em Configurações do site, em “Palavras que querem dizer
              o mesmo”.
            </Text>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A bar for each week; the numbers stand in words for whoever does not see it. */
function Plot({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ visits }) => visits), 1);
  const text = bars.map(({ week, visits }) => `${day.format(new Date(week))}: ${visitsText(visits)}`).join('; ');
  return (
    <Stack gap={2}>
      <svg
        role="img"
        aria-label={`Visitas por semana. ${text}`}
        viewBox={`0 0 240 ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
      >
        {bars.map(({ week, visits }, at) => {
          const height = Math.max((visits / most) * HEIGHT, 1);
          return (
            <rect
              key={week}
              x={at * 20 + 3}
              y={HEIGHT - height}
              width={14}
              height={height}
              fill="currentColor"
              opacity={0.6}
            >
              <title>{`Semana de ${day.format(new Date(week))}: ${visitsText(visits)}`}</title>
            </rect>
          );
        })}
      </svg>
      <Flex justify="space-between">
        {[bars[0], bars.at(-1)].map((bar) => (
          <Text key={bar?.week} size={0} muted>
            {bar && day.format(new Date(bar.week))}
          </Text>
        ))}
      </Flex>
    </Stack>
  );
}

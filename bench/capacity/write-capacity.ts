import type { Capacity } from './capacity.ts'
import { workOutCosts } from './cost.ts'
import type { ProcessorTime } from './processor-time.ts'

const ms = (value: number) => value.toFixed(1)

function writeTime(name: string, { main, threads, database }: ProcessorTime): string {
  const all = main + threads + database
  return `| ${name} | ${ms(main)} | ${ms(threads)} | ${ms(database)} | ${ms(all)} | ${(1000 / all).toFixed(1)} |`
}

/** Writes what was measured, and what follows from it, as the tables of docs/capacity.md. */
export function writeCapacity(measured: Capacity): string {
  const { load, turn, ledTurn, visit, analysis, memory, conversationBytes, analysisBytes } = measured
  return [
    `Load of the machine: ${load.toFixed(1)}`,
    '',
    '| one … | request thread, ms | other threads, ms | PostgreSQL, ms | together | a second on one core |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    writeTime('turn, built-in coach', turn),
    writeTime('turn that a language model leads', ledTurn),
    writeTime('visit: the dashboard and four small reads', visit),
    writeTime('analysis of a message of 150 words, with grammar', analysis),
    '',
    '| part | MB |',
    '| --- | ---: |',
    ...memory.map(({ part, megabytes }) => `| ${part} | ${megabytes.toFixed(0)} |`),
    '',
    `On disk: a conversation of five turns ${(conversationBytes / 1000).toFixed(0)} kB, an analysis ${(analysisBytes / 1000).toFixed(0)} kB`,
    '',
    '| leaders | busy cores: request thread | coach and models | PostgreSQL | GB after a year | machines | $ a month per 1,000 leaders | first bottleneck |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...workOutCosts(measured).map(
      ({ leaders, cores, gigabytes, machines, dollarsPerThousand, bottleneck }) =>
        `| ${leaders.toLocaleString('en')} | ${cores.main.toFixed(2)} | ${cores.threads.toFixed(2)} | ${cores.database.toFixed(2)} | ${gigabytes.toFixed(1)} | ${machines} | ${dollarsPerThousand.toFixed(2)} | ${bottleneck} |`,
    ),
  ].join('\n')
}

import { grouped } from "#shared/core/format.ts";
import { ScrollArea } from "#shared/html/components/scroll-area.tsx";
import type { Markup } from "#shared/html/page.ts";
import type { LineageData } from "../lineage/lineage.response.ts";
import type { Overview } from "./overview.ts";

type Step = LineageData["steps"][number];

/** The figure's lineage as an arithmetic that a person can follow with a calculator. */
export function RedoTheSum({ figure }: { figure: Overview }): Markup {
  const { lineage, assumptions } = figure;
  return (
    <section class="section later" aria-labelledby="sum">
      <h2 id="sum">Every step, and what it starts from</h2>
      <details class="unfold">
        <summary>In words</summary>
        <p>{lineage.summary}</p>
      </details>
      <details class="unfold">
        <summary>The calculation in {lineage.steps.length} steps</summary>
        <ol class="steps">
          {lineage.steps.map((step) => (
            <li id={`step-${step.name}`}>
              <StepLine step={step} formula={lineage.operations[step.operation] ?? ""} />
            </li>
          ))}
        </ol>
      </details>
      <details class="unfold">
        <summary>The {lineage.sources.length} published values that it starts from</summary>
        <Sources lineage={lineage} />
      </details>
      <details class="unfold">
        <summary>What it assumes</summary>
        <ul>
          {assumptions.map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function StepLine({ step, formula }: { step: Step; formula: string }): Markup {
  return (
    <>
      <strong>{wordsOf(step.name)}</strong> = <b>{numberOf(step.result)}</b>
      <span class="formula">
        <code>{formula}</code>, with{" "}
        {step.inputs.map(({ name, value, from }, at) => (
          <>
            {at > 0 && ", "}
            {from.startsWith("step:") ? (
              <a href={`#step-${from.slice("step:".length)}`}>{wordsOf(name)}</a>
            ) : (
              wordsOf(name)
            )}{" "}
            {numberOf(value)}
          </>
        ))}
      </span>
    </>
  );
}

function Sources({ lineage }: { lineage: LineageData }): Markup {
  return (
    <ScrollArea label="Published values">
      <table>
        <thead>
          <tr>
            <th scope="col">Publisher and release</th>
            <th scope="col">Row and column</th>
            <th scope="col" class="number">
              Value
            </th>
            <th scope="col">Describes</th>
          </tr>
        </thead>
        <tbody>
          {lineage.sources.map((row) => (
            <tr>
              <th scope="row">
                <a href={row.url} rel="external">
                  {row.publisher}
                </a>
                , {row.release}
              </th>
              <td>
                <code>
                  {row.key} {row.column}
                </code>
              </td>
              <td class="number">{numberOf(row.value)}</td>
              <td>{row.reference_date}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** `title factor se` for `title_factor.se` */
function wordsOf(name: string): string {
  return name.replaceAll(/[._]/g, " ");
}

/** Writes as many digits as a person needs to follow: whole amounts, six significant digits of ratios. */
function numberOf(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 10_000)
    return grouped(Math.round(value * 100) / 100);
  return String(Number(value.toPrecision(6)));
}

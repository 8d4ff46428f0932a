import { dollars } from "#shared/core/format.ts";
import type { Markup } from "../page.ts";
import { type Scale, textWidth } from "./scale.ts";

/** What somebody says that the job pays: a mark on the axis, and its words on a row of their own. */
export interface Claim {
  kind: "estimate" | "published" | "offer";
  from: number;
  /** Where the mark is, USD a year. */
  at: number;
  to: number;
  words: string;
  /** A second line, below the words. */
  note: string;
  /** The same, where that is too long to be next to the mark. */
  short?: string;
}

interface PlacedClaim extends Claim {
  /** The height of the mark. */
  y: number;
  label: { x: number; y: number; anchor: "start" | "end" };
}

/** Between the text and what it belongs to. */
const gap = 10;

/** Half the height of the largest mark. */
const half = 11;

/** Between a line and a text that it passes. */
const clearance = 4;

/** Where the labels of an axis are: a line that would cross one leaves a gap for it. */
interface AxisLabels {
  /** The middle of each. */
  at: readonly number[];
  top: number;
  bottom: number;
}

/** Half the width of an axis's widest label, and some space next to it. */
const halfLabel = 25;

/**
 * Gives each claim a row under the axis: its words are next to its mark, on the side with room, or
 * below it where neither has any. If it can be, no line to the mark of a row further down crosses them.
 *
 * @returns the claims, and where the last row ends.
 */
export function placeClaims(
  claims: readonly Claim[],
  { x, width, top }: { x: Scale; width: number; top: number },
): { placed: PlacedClaim[]; bottom: number } {
  let y = top;
  const placed = claims.map((claim, row): PlacedClaim => {
    const { kind, from, to, at, words, note, short = note } = claim;
    const reach = kind === "estimate" || from !== to ? 0 : 8;
    const [left, right] = [x(from) - reach - gap, x(to) + reach + gap];
    const widthOf = (second: string) => Math.max(textWidth(words, "t-b"), textWidth(second, "t-s"));
    const lines = claims.slice(row + 1).flatMap((later) => (isRange(later) ? [] : [x(later.at)]));
    const next = [note, short].flatMap((second) => {
      const wide = widthOf(second);
      return [
        { note: second, x: right, anchor: "start" as const, from: right, to: right + wide },
        { note: second, x: left, anchor: "end" as const, from: left - wide, to: left },
      ].filter((label) => label.from >= 0 && label.to <= width);
    });
    const isClear = (label: { from: number; to: number }) =>
      lines.every((line) => line < label.from - clearance || line > label.to + clearance);
    const chosen = next.find(isClear) ?? next[0];
    const mark = y + half;
    y += chosen ? 50 : 76;
    if (chosen) {
      const label = { x: chosen.x, y: mark - 1, anchor: chosen.anchor };
      return { ...claim, note: chosen.note, y: mark, label };
    }
    const wide = widthOf(short);
    const below = Math.min(Math.max(0, x(at) - wide / 2), Math.max(0, width - wide));
    return { ...claim, note: short, y: mark, label: { x: below, y: mark + 26, anchor: "start" } };
  });
  return { placed, bottom: y - 14 };
}

/** The lines from the marks up to the axis or the curve, which are drawn below all text. */
export function ClaimLines({
  claims,
  x,
  axis,
  labels,
  curve,
}: {
  claims: readonly PlacedClaim[];
  x: Scale;
  axis: number;
  labels: AxisLabels;
  /** The height of the curve at an amount. */
  curve: Scale;
}): Markup {
  return (
    <>
      {claims.map((claim) => {
        const { kind, at, y } = claim;
        if (isRange(claim)) return <OfferBand claim={claim} x={x} curve={curve} />;
        const [from, to] = [kind === "published" ? axis : curve(at), kind === "offer" ? y - 9 : y];
        return (
          <path class={kind === "offer" ? "offered" : "lead"} d={drop(x(at), from, to, labels)} />
        );
      })}
    </>
  );
}

/** A range that is offered is drawn as a band, every other claim as a line. */
function isRange({ kind, from, to }: Claim): boolean {
  return kind === "offer" && from !== to;
}

/** A line down to a mark, past the labels of the axis. */
function drop(x: number, from: number, to: number, { at, top, bottom }: AxisLabels): string {
  const crosses = at.some((label) => Math.abs(label - x) < halfLabel);
  return crosses ? `M${x} ${from}V${top}M${x} ${bottom}V${to}` : `M${x} ${from}V${to}`;
}

/** The marks and their words. */
export function ClaimMarks({
  claims,
  x,
  domain,
  gradient,
}: {
  claims: readonly PlacedClaim[];
  x: Scale;
  /** The amounts at the ends of the axis. */
  domain: readonly [number, number];
  /** Id of the gradient of a spindle. */
  gradient: string;
}): Markup {
  // Where a script finds the axis along which the mark of an offer is dragged.
  const axis = [...domain, ...domain.map(x)].join(" ");
  return (
    <>
      {claims.map((claim) => (
        <g
          class={claim.kind}
          {...(claim.kind === "offer" && claim.from === claim.to
            ? { "data-axis": axis, "data-x": x(claim.at) }
            : {})}
        >
          <Mark claim={claim} x={x} gradient={gradient} />
          <Words claim={claim} />
        </g>
      ))}
    </>
  );
}

function Words({ claim: { words, note, label } }: { claim: PlacedClaim }): Markup {
  const anchor = label.anchor === "end" ? "end" : undefined;
  return (
    <>
      <text class="t-b halo" text-anchor={anchor} x={label.x} y={label.y}>
        {words}
      </text>
      <text class="t-s halo" text-anchor={anchor} x={label.x} y={label.y + 17}>
        {note}
      </text>
    </>
  );
}

function OfferBand({
  claim: { from, to, at, y },
  x,
  curve,
}: {
  claim: PlacedClaim;
  x: Scale;
  curve: Scale;
}): Markup {
  const top = Math.min(curve(from), curve(to), curve(at));
  return (
    <rect
      class="offered-band"
      x={x(from)}
      y={top}
      width={Math.max(2, x(to) - x(from))}
      height={y - top}
    />
  );
}

function Mark({
  claim: { kind, from, at, to, y },
  x,
  gradient,
}: {
  claim: PlacedClaim;
  x: Scale;
  gradient: string;
}): Markup {
  const here = x(at);
  if (kind === "published") return <path class="m-pub" d={`M${here} ${y - 8}l8 8l-8 8l-8-8Z`} />;
  if (kind === "offer") {
    return from === to ? (
      <path class="m-off" d={`M${here} ${y - 10}l9 16h-18Z`} />
    ) : (
      <rect
        class="m-off"
        x={x(from)}
        y={y - 5}
        width={Math.max(2, x(to) - x(from))}
        height="10"
        rx="2"
      />
    );
  }
  const width = x(to) - x(from);
  const middle = width > 0 ? Math.round(((here - x(from)) / width) * 100) / 100 : 0.5;
  return (
    <>
      <linearGradient id={gradient}>
        <stop class="s-est" offset="0" stop-opacity=".12" />
        <stop class="s-est" offset={middle} stop-opacity=".75" />
        <stop class="s-est" offset="1" stop-opacity=".12" />
      </linearGradient>
      <path d={spindle(x(from), here, x(to), y)} fill={`url(#${gradient})`} />
      <circle class="m-est" cx={here} cy={y} r="7" />
    </>
  );
}

/** Thick at the estimate, and thinner the less likely the amount is. */
function spindle(left: number, here: number, right: number, y: number): string {
  const [before, after] = [tenth((left + here) / 2), tenth((right + here) / 2)];
  const [inner, outer] = [tenth(Math.max(before, here - 12)), tenth(Math.min(after, here + 12))];
  return [
    `M${left} ${y}C${before} ${y} ${inner} ${y - half} ${here} ${y - half}`,
    `C${outer} ${y - half} ${after} ${y} ${right} ${y}`,
    `C${after} ${y} ${outer} ${y + half} ${here} ${y + half}`,
    `C${inner} ${y + half} ${before} ${y} ${left} ${y}Z`,
  ].join("");
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** `$12,568 under what is typical` */
export function offDistance(amount: number, typical: number): string {
  const off = Math.round(amount) - typical;
  if (off === 0) return "exactly what is typical";
  return `${dollars(Math.abs(off))} ${off < 0 ? "under" : "over"} what is typical`;
}

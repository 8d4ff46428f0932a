/**
 * One occupation's local factors in all areas as one text of digits: ten a
 * cell, five of the factor and five of the half-width, both in ten-thousandths.
 * The cell of the area at position `i` is at characters `10i` to `10i + 10`, so
 * one cell can be read without the rest (`substr(factors, 10 * i + 1, 10)` in SQL).
 *
 * @example
 * encodeFactorCells([{ factor: 1.8405, halfWidth: 0.1764 }]) === "1840501764"
 */
import { roundTo, tenThousandths } from "#shared/core/numbers.ts";

export interface FactorCell {
  /** Local pay over national pay. */
  factor: number;
  /** 95% half-width of its logarithm. */
  halfWidth: number;
}

const digitsEach = 5;
export const cellLength = 2 * digitsEach;

/** @throws Error where a number does not fit its digits: 10 or more, or less than 0.0001. */
export function encodeFactorCells(cells: readonly FactorCell[]): string {
  return cells.map(({ factor, halfWidth }) => digits(factor) + digits(halfWidth)).join("");
}

/**
 * The cell at a position.
 *
 * @throws Error where the text is damaged or has no such cell.
 */
export function decodeFactorCell(text: string, position: number): FactorCell {
  const start = position * cellLength;
  const cell = text.slice(start, start + cellLength);
  if (position < 0 || cell.length !== cellLength || !/^\d+$/.test(cell)) {
    throw new Error(`There is no local factor at position ${position}.`);
  }
  const factor = Number(cell.slice(0, digitsEach)) / tenThousandths;
  const halfWidth = Number(cell.slice(digitsEach)) / tenThousandths;
  if (factor === 0 || halfWidth === 0) throw new Error(`The local factor ${cell} is zero.`);
  return { factor, halfWidth };
}

/** @throws Error where the text is not exactly `count` cells. */
export function decodeFactorCells(text: string, count: number): FactorCell[] {
  if (text.length !== count * cellLength) {
    throw new Error(
      `${text.length} characters of local factors where ${count} cells are expected.`,
    );
  }
  return Array.from({ length: count }, (_, position) => decodeFactorCell(text, position));
}

function digits(value: number): string {
  const text = String(Math.round(roundTo(value) * tenThousandths)).padStart(digitsEach, "0");
  if (!/^\d+$/.test(text) || text.length > digitsEach || Number(text) === 0) {
    throw new Error(`${value} has no form of ${digitsEach} digits.`);
  }
  return text;
}

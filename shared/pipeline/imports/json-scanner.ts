import { ApiError } from "#shared/core/errors.ts";
import { ImportBudget } from "./import-budget.ts";

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Deeper than the body of an import: lists of records with lists of status changes. */
const maxDepth = 12;
/** A record is an element of an array within the outermost object. */
const recordDepth = 2;

/**
 * Counts the records and values of a JSON body from its bytes as they arrive, so that nothing is
 * parsed that would become too many objects. Whether it is valid JSON is left to the parser.
 */
export class JsonScanner {
  readonly #budget = new ImportBudget();
  /** The kind of every open array and object, outermost first. */
  readonly #open: number[] = [];
  #inString = false;
  #isEscaped = false;
  /** Whether the byte before belongs to a number, `true`, `false` or `null`. */
  #inLiteral = false;

  /** The records and values so far. */
  get counted(): ImportBudget["counted"] {
    return this.#budget.counted;
  }

  /**
   * Reads the next bytes.
   *
   * @throws ApiError `parameter_missing` for the first record or value too many.
   */
  push(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#inString) this.#continueString(byte);
      else this.#read(byte);
    }
  }

  #continueString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) this.#inString = false;
  }

  #read(byte: number): void {
    const wasLiteral = this.#inLiteral;
    this.#inLiteral = false;
    switch (byte) {
      case quote:
        this.#inString = true;
        this.#startValue();
        return;
      case openBracket:
      case openBrace:
        this.#startValue();
        this.#open.push(byte);
        if (this.#open.length > maxDepth) throw tooDeep();
        return;
      case closeBracket:
      case closeBrace:
        this.#open.pop();
        return;
      case colon:
        // The string before it was the name of a field.
        this.#budget.addValues(-1);
        return;
      case comma:
        return;
      default:
        if (byte <= 0x20) return;
        if (!wasLiteral) this.#startValue();
        this.#inLiteral = true;
    }
  }

  #startValue(): void {
    this.#budget.addValues(1);
    if (this.#open.length === recordDepth && this.#open[1] === openBracket) this.#budget.addRow();
  }
}

function tooDeep(): ApiError {
  return new ApiError("parameter_missing", {
    message: "The body is nested more deeply than an import.",
    param: "body",
    clarification: "Is the body an export, or lists of records in the format of one?",
  });
}

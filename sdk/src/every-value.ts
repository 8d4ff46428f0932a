/**
 * Lists the values of a type. The compiler refuses a list that lacks one, or has another.
 *
 * @example
 * const bits = everyValue<"0" | "1">()(["0", "1"]);
 */
export function everyValue<Value extends string>() {
  return <const List extends readonly Value[]>(
    list: List & ([Exclude<Value, List[number]>] extends [never] ? unknown : never),
  ): List => list;
}

/** Rows that are worked on without a pause: some 10 ms. */
const rowsBetween = 200;

/** Lets other requests of the isolate go on, after every so many rows. */
export async function pauseAfterRow(index: number): Promise<void> {
  if (index % rowsBetween !== rowsBetween - 1) return;
  await new Promise((resolve) => setTimeout(resolve, 0));
}

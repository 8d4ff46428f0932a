/** Far more than twice the limit. */
const most = 1_000;

/**
 * Opens a page from an address until it is refused. The platform counts by the minutes of the clock, so that
 * an address may open up to twice the limit where one of them ends.
 *
 * @returns how many were opened, and the response that refuses the next.
 */
export async function exhaustPages(
  open: () => Promise<Response>,
): Promise<{ opened: number; refusal: Response }> {
  for (let opened = 0; opened < most; opened++) {
    const response = await open();
    if (response.status === 429) return { opened, refusal: response };
    await response.body?.cancel();
  }
  throw new Error(`${most} pages were opened and none was refused`);
}

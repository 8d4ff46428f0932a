import { afterEach, describe, expect, it, vi } from "vitest";
import { maxDownloadMs, startDownload } from "#shared/accounts/app/send-download.http.ts";
import { ApiError } from "#shared/core/errors.ts";

const twoParts = async (send: (text: string) => Promise<void>) => {
  await send("one ");
  await send("two");
};

afterEach(() => void vi.useRealTimers());

describe("a download", () => {
  it("ends after 15 minutes, however steadily it is read", async () => {
    vi.useFakeTimers();
    const { body, done } = await startDownload("usr_d", async (send) => {
      for (;;) await send("part");
    });
    const reader = body.getReader();
    const ended = expect(done).rejects.toThrow("nobody reads the download");
    for (let ms = 0; ms < maxDownloadMs; ms += 20_000) {
      await reader.read();
      await vi.advanceTimersByTimeAsync(20_000);
    }
    await ended;
    await expect(reader.read()).rejects.toThrow("nobody reads the download");
    const next = await startDownload("usr_d", twoParts);
    expect(await new Response(next.body).text()).toBe("one two");
  });

  it("is one at a time of an account, and other accounts have theirs", async () => {
    const first = await startDownload("usr_a", twoParts);
    const second = await startDownload("usr_a", twoParts).catch((error: unknown) => error);
    expect(second).toBeInstanceOf(ApiError);
    expect(second).toMatchObject({ row: { status: 429 }, details: { afterSeconds: 30 } });
    const other = await startDownload("usr_b", twoParts);
    expect(await new Response(other.body).text()).toBe("one two");
    expect(await new Response(first.body).text()).toBe("one two");
    await first.done;
    const third = await startDownload("usr_a", twoParts);
    await third.body.cancel("stopped by its reader");
    await expect(third.done).rejects.toBe("stopped by its reader");
    const fourth = await startDownload("usr_a", twoParts);
    expect(await new Response(fourth.body).text()).toBe("one two");
  });

  it("fails if what makes it fails, and is no longer in the way", async () => {
    const broken = await startDownload("usr_c", async (send) => {
      await send("one ");
      throw new Error("the database is gone");
    });
    await expect(new Response(broken.body).text()).rejects.toThrow("the database is gone");
    await expect(broken.done).rejects.toThrow("the database is gone");
    const next = await startDownload("usr_c", twoParts);
    expect(await new Response(next.body).text()).toBe("one two");
  });
});

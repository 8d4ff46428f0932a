import { isTransient } from "./unavailable.ts";

const pauseMs = 30;

/** Sends once more after a fault that passes quickly. For reads alone: a write may have been done although no answer came. */
export async function repeatOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isTransient(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return send();
  }
}

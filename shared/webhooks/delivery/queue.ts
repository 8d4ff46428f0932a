/** The queue that brings deliveries to a consumer when they are due. It may lose any of them. */
export interface DeliveryQueue {
  /** @param afterMs at most {@link maxDelayMs}. */
  send(ids: readonly string[], afterMs?: number): Promise<void>;
}

/** The longest that a message can be held back: the platform's limit. */
export const maxDelayMs = 12 * 60 * 60 * 1_000;
/** Messages that can be sent at a time: the platform's limit as well. */
const maxAtATime = 100;

export function overQueue(queue: Pick<Queue<string>, "sendBatch">): DeliveryQueue {
  return {
    async send(ids, afterMs = 0) {
      const delaySeconds = Math.ceil(afterMs / 1_000);
      for (let first = 0; first < ids.length; first += maxAtATime) {
        const messages = ids.slice(first, first + maxAtATime).map((body) => ({ body }));
        await queue.sendBatch(messages, delaySeconds === 0 ? {} : { delaySeconds });
      }
    },
  };
}

/**
 * The queue that hands deliveries to a consumer when they are due. It may lose messages: the sweep
 * finds those.
 */
export interface DeliveryQueue {
  /** @param afterMs at most {@link maxDelayMs}. */
  send(ids: readonly string[], afterMs?: number): Promise<void>;
}

/** The longest delay of a message: the limit of Cloudflare Queues. */
export const maxDelayMs = 12 * 60 * 60 * 1_000;
/** The largest batch of messages: another limit of Cloudflare Queues. */
const maxBatchSize = 100;

/** A delivery queue over a Cloudflare Queue of delivery ids. */
export function toDeliveryQueue(queue: Pick<Queue<string>, "sendBatch">): DeliveryQueue {
  return {
    async send(ids, afterMs = 0) {
      const delaySeconds = Math.ceil(afterMs / 1_000);
      for (let first = 0; first < ids.length; first += maxBatchSize) {
        const messages = ids.slice(first, first + maxBatchSize).map((body) => ({ body }));
        await queue.sendBatch(messages, delaySeconds === 0 ? {} : { delaySeconds });
      }
    },
  };
}

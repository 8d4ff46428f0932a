/**
 * The owner that a webhook's secrets are encrypted for: a copy in another webhook's row cannot be
 * decrypted.
 */
export function secretOwner(webhookId: string): string {
  return `webhook:${webhookId}`;
}

/** What a webhook's secrets are encrypted for. */
export function ownerOf(webhookId: string): string {
  return `webhook:${webhookId}`;
}

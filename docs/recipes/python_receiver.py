import os

from compensation_intelligence import WebhookVerificationError, verify_webhook


def receive(raw_body, headers):
    """The status to answer a delivery with, in any web framework."""
    try:
        event = verify_webhook(raw_body, headers, os.environ["WEBHOOK_SECRET"])
    except WebhookVerificationError:
        return 400
    print(event["event"], event["data"])
    return 204

import os

from compensation_intelligence import WebhookVerificationError, verify_webhook


def receive(raw_body, headers):
    """Returns the status of the response to a delivery, in any web framework."""
    try:
        event = verify_webhook(raw_body, headers, os.environ["WEBHOOK_SECRET"])
    except WebhookVerificationError:
        return 400
    print(event["event"], event["data"])
    return 204

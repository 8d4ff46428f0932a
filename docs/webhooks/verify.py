import hashlib
import hmac
import json
import time
from datetime import datetime

TOLERANCE_SECONDS = 5 * 60


def verify(secret, signature, body, now=None):
    """Checks a delivery and returns its event as a dict.

    signature is the header X-Service-Signature, body the raw request body as bytes.
    Raises ValueError unless the service sent exactly this body within the last five minutes.
    """
    if not secret:
        raise ValueError("the secret is empty")  # anybody can sign with it
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    given = (signature or "").removeprefix("sha256=")
    if not hmac.compare_digest(given.encode(), expected.encode()):
        raise ValueError("the signature does not match")
    event = json.loads(body)
    # The timestamp in the body, because only the body is signed.
    sent = datetime.fromisoformat(event["timestamp"].replace("Z", "+00:00")).timestamp()
    if abs((time.time() if now is None else now) - sent) > TOLERANCE_SECONDS:
        raise ValueError("the timestamp is not within five minutes")
    return event

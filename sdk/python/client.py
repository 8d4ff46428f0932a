"""A client of Compensation Intelligence: pay data for the United States, and a job search.

One file without dependencies, for Python 3.9 and later: copy it into your project.

    from compensation_intelligence import SalaryClient

    client = SalaryClient(api_key="intelligence_…", base_url="https://pay.example.com")
    answer = client.salaries.calculate(role="software-engineer", city="austin")
    print(answer.data["estimate"]["median"], answer.rate_limits)

    for role in client.roles.search(q="nurse"):
        print(role["slug"], role["national_median"])

The methods are made from the service's OpenAPI document and have the names of the TypeScript client.
Lists are requested while they are read. Requests that may be repeated are, with the wait that the
service asks for. Failures are exceptions: ``ApiError`` and its subclasses have the service's ``code``.
"""

from __future__ import annotations

import base64
import binascii
import email.utils
import hashlib
import hmac
import http.client
import json
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from typing import (
    Any,
    Dict,
    Generic,
    Iterator,
    List,
    Literal,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    TypedDict,
    TypeVar,
    Union,
)

__version__ = "1.0.0"

__all__ = [
    "Answer",
    "ApiError",
    "AuthenticationError",
    "CompensationError",
    "ConflictError",
    "ConnectionFailed",
    "ErrorSuggestion",
    "InvalidRequestError",
    "NotFoundError",
    "Page",
    "PageList",
    "PermissionDenied",
    "PipelineClient",
    "PreconditionFailedError",
    "RateLimitError",
    "RateLimits",
    "SalaryClient",
    "ServerError",
    "SuggestedCall",
    "UNSET",
    "WebhookVerificationError",
    "verify_webhook",
]


class Unset:
    """The type of ``UNSET``: a field that is left out. ``None`` clears a field instead."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = Unset()


@dataclass(frozen=True)
class RateLimits:
    """What is left of an account's limits after a call."""

    #: Requests left under the limit that is closest to exhaustion.
    remaining: Optional[int]
    #: Seconds until that limit is whole again.
    reset_seconds: Optional[int]
    #: That limit: ``minute`` or ``month``.
    nearest: Optional[str]
    #: Requests left in the month.
    monthly_remaining: Optional[int]
    #: The plan of the account: ``free``, ``pro`` or ``ultra``.
    tier: Optional[str]


Data = TypeVar("Data")
Row = TypeVar("Row")


@dataclass(frozen=True)
class Answer(Generic[Data]):
    """A successful answer: its content, and what the service says next to it."""

    #: The record; in the Salary Data API without its envelope.
    data: Data
    status: int
    #: To quote to whoever runs the service.
    request_id: Optional[str]
    rate_limits: Optional[RateLimits]
    #: For ``if_match`` of a later write.
    etag: Optional[str]
    #: Parameters that the operation does not know: most often a spelling mistake.
    ignored_params: Tuple[str, ...]
    #: Whether this is the first answer to a request that was made before with the same key.
    replayed: bool
    #: How many times the request was sent.
    attempts: int
    #: Whom to cite (Salary Data API).
    attribution: Optional[Dict[str, Any]] = None
    #: What was asked (Salary Data API).
    request: Optional[Dict[str, Any]] = None


@dataclass(frozen=True)
class Page(Answer[List[Row]]):
    """A page of a list; ``data`` has its rows."""

    #: How many rows there are on all pages.
    total: Optional[int] = None
    #: Gets the next page with the same filters; None if there is none.
    next_cursor: Optional[str] = None
    #: Gets the previous page, as ``ending_before``.
    previous_cursor: Optional[str] = None


@dataclass(frozen=True)
class SuggestedCall:
    """The request that a suggestion would be done with."""

    method: str
    #: With the query, as it is sent.
    path: str


@dataclass(frozen=True)
class ErrorSuggestion:
    """What to try after an error."""

    #: In words for a person, such as "Pay of a Registered Nurse in Tampa".
    label: str
    #: None if it is something that a person does.
    call: Optional[SuggestedCall]


class CompensationError(Exception):
    """The base of all errors of this client."""


class ConnectionFailed(CompensationError):
    """No answer arrived in time, or not from the service."""


class ApiError(CompensationError):
    """The service answered with an error: its kind has a class, and ``code`` says more exactly."""

    def __init__(self, message: str, *, answer: Answer[None], body: Any) -> None:
        super().__init__(message)
        error = body.get("error") if isinstance(body, dict) else None
        salary = error if isinstance(error, dict) else {}
        pipeline = body if isinstance(error, str) else {}
        details = pipeline.get("details") or []
        #: Such as ``role_not_found``, or ``NOT_FOUND`` in the Job Pipeline API.
        self.code: str = str(salary.get("code") or pipeline.get("code") or f"HTTP_{answer.status}")
        self.status = answer.status
        self.request_id = answer.request_id
        self.rate_limits = answer.rate_limits
        self.attempts = answer.attempts
        #: The parameter or field that is wrong.
        self.param: Optional[str] = salary.get("param") or (
            details[0].get("field") if details else None
        )
        #: Every field of a body that is wrong, with its message.
        self.details: List[Dict[str, str]] = details
        #: What to try next: each with words for a person, and the request that does it.
        self.suggestions: List[ErrorSuggestion] = [
            _read_suggestion(one) for one in salary.get("follow_up_suggestions") or []
        ]
        self.doc_url: Optional[str] = salary.get("doc_url")
        #: Seconds after which the service asks to try again.
        self.retry_after: Optional[float] = None
        #: The answer's body: JSON as a value, anything else as text.
        self.body = body


class InvalidRequestError(ApiError):
    """The request is not valid: ``param`` and ``details`` name what is wrong."""


class AuthenticationError(ApiError):
    """The credential is missing or not valid."""


class PermissionDenied(ApiError):
    """The plan or the credential does not include the operation."""


class NotFoundError(ApiError):
    """There is no such role, city or record; ``suggestions`` has near ones."""


class ConflictError(ApiError):
    """The record or another request is in a state that excludes this one."""


class PreconditionFailedError(ApiError):
    """The record has changed since it was read with the ``etag`` in ``if_match``."""


class RateLimitError(ApiError):
    """A limit is used up, and the wait is longer than the client was allowed to wait."""


class ServerError(ApiError):
    """The service could not do it. Nothing is wrong with the request."""


_ERRORS = {
    401: AuthenticationError,
    403: PermissionDenied,
    404: NotFoundError,
    409: ConflictError,
    412: PreconditionFailedError,
    429: RateLimitError,
}


@dataclass(frozen=True)
class _Request:
    """One request of an operation."""

    method: str
    path: str
    query: Optional[Mapping[str, Any]] = None
    #: Sent as JSON, or as CSV if it is a string.
    body: Any = UNSET
    #: Whether it changes nothing, so that it may be repeated.
    reads: bool = False
    #: Whether the service recognizes it by its idempotency key, so that it may be repeated.
    keyed: bool = False
    idempotency_key: Optional[str] = None
    if_match: Optional[str] = None


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect is an answer: following one would send the credential elsewhere."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 8.0


class _Transport:
    """Sends requests, repeats those that may be, and turns answers into values or errors."""

    def __init__(
        self,
        base_url: str,
        credential: Optional[str],
        timeout: float,
        max_retries: int,
        max_retry_wait: float,
        headers: Optional[Mapping[str, str]],
    ) -> None:
        if not re.fullmatch(r"https?://[^\s/?#]+/?", base_url or ""):
            raise ValueError(
                "base_url is the address of the service without a path, such as "
                f"https://pay.example.com, not {base_url!r}"
            )
        # It is not repeated in the message, since errors are logged.
        if credential is not None and not re.fullmatch(r"[\x21-\x7e]+", credential):
            raise ValueError("the credential is empty or has characters that no credential has")
        if timeout <= 0 or max_retries < 0 or max_retry_wait < 0:
            raise ValueError("timeout must be above 0, max_retries and max_retry_wait at least 0")
        self._base_url = base_url.rstrip("/")
        self._credential = credential
        self._timeout = timeout
        self._max_retries = max_retries
        self._max_retry_wait = max_retry_wait
        self._headers = dict(headers or {})
        self._opener = urllib.request.build_opener(_NoRedirect)

    def record(self, request: _Request) -> Answer[Any]:
        """An answer whose body is the record itself."""
        facts, body = self.send(request)
        return Answer(data=body, **facts)

    def envelope(self, request: _Request) -> Answer[Any]:
        """An answer whose body has ``data`` next to ``attribution`` and ``request``."""
        facts, body = self.send(request)
        return Answer(
            data=body["data"],
            attribution=body.get("attribution"),
            request=body.get("request"),
            **facts,
        )

    def send(self, request: _Request) -> Tuple[Dict[str, Any], Any]:
        """Sends a request until it succeeds or is not repeated."""
        headers = self._headers_of(request)
        repeatable = request.reads or "Idempotency-Key" in headers
        attempts = 0
        while True:
            attempts += 1
            error: CompensationError
            retry_after: Optional[float] = None
            status: Optional[int] = None
            try:
                status, answer_headers, text = self._attempt(request, headers)
            except ConnectionFailed as failure:
                error = failure
            else:
                facts = _read_facts(status, answer_headers, attempts)
                body = _parse(text)
                if status < 300:
                    if body is _NOT_JSON:
                        raise ConnectionFailed(
                            f"the answer ({status}) is not JSON: is base_url the service's address?"
                        )
                    return facts, body
                retry_after = _read_retry_after(answer_headers.get("Retry-After"))
                error = _to_error(status, facts, text if body is _NOT_JSON else body, retry_after)
            wait = self._next_wait(status, retry_after, repeatable, attempts)
            if wait is None:
                raise error
            time.sleep(wait)

    def _next_wait(
        self, status: Optional[int], retry_after: Optional[float], repeatable: bool, attempts: int
    ) -> Optional[float]:
        """Seconds until the next attempt; None if there is none."""
        if attempts > self._max_retries:
            return None
        # A refused request was not worked on. A conflict with a wait is another request in progress.
        allowed = status == 429 or (
            repeatable
            and (status in (None, 502, 503, 504) or (status == 409 and retry_after is not None))
        )
        if not allowed:
            return None
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** (attempts - 1))
        # So that many clients do not come back at the same moment.
        wait = max(retry_after or 0.0, pause * (0.5 + random.random() / 2))
        return wait if wait <= self._max_retry_wait else None

    def _attempt(self, request: _Request, headers: Dict[str, str]) -> Tuple[int, Any, str]:
        body = None
        if request.body is not UNSET:
            text = request.body if isinstance(request.body, str) else _to_json(request.body)
            body = text.encode("utf-8")
        url = f"{self._base_url}{request.path}{_to_query(request.query)}"
        sent = urllib.request.Request(url, data=body, headers=headers, method=request.method)
        try:
            try:
                with self._opener.open(sent, timeout=self._timeout) as response:
                    return response.status, response.headers, response.read().decode("utf-8")
            except urllib.error.HTTPError as refusal:
                with refusal:
                    return refusal.code, refusal.headers, refusal.read().decode("utf-8", "replace")
        except (OSError, ValueError, http.client.HTTPException) as failure:
            # Also of an error's body. `http.client` has exceptions of its own for answers that end early.
            raise ConnectionFailed(
                f"{request.method} {self._base_url}{request.path}: no answer ({failure})"
            ) from failure

    def _headers_of(self, request: _Request) -> Dict[str, str]:
        headers = {
            "Accept": "application/json",
            "User-Agent": f"compensation-intelligence-python/{__version__}",
        }
        if self._credential is not None:
            headers["Authorization"] = f"Bearer {self._credential}"
        if request.body is not UNSET:
            is_csv = isinstance(request.body, str)
            headers["Content-Type"] = "text/csv" if is_csv else "application/json"
        if request.keyed or request.idempotency_key:
            headers["Idempotency-Key"] = request.idempotency_key or str(uuid.uuid4())
        if request.if_match is not None:
            headers["If-Match"] = request.if_match
        headers.update(self._headers)
        return headers


_NOT_JSON = object()


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return _NOT_JSON


def _to_json(body: Any) -> str:
    return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _to_query(query: Optional[Mapping[str, Any]]) -> str:
    pairs = [
        (name, _to_text(value)) for name, value in (query or {}).items() if value is not None
    ]
    return "?" + urllib.parse.urlencode(pairs, safe=",") if pairs else ""


def _to_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return _to_json(value)
    if isinstance(value, (list, tuple, set, frozenset)):
        return ",".join(_to_text(item) for item in value)
    return str(value)


def _read_facts(status: int, headers: Any, attempts: int) -> Dict[str, Any]:
    ignored = headers.get("X-Ignored-Params")
    return {
        "status": status,
        "request_id": headers.get("X-Request-Id"),
        "rate_limits": _read_rate_limits(headers),
        "etag": headers.get("ETag"),
        "ignored_params": tuple(re.split(r"\s*,\s*", ignored)) if ignored else (),
        "replayed": headers.get("Idempotent-Replayed") == "true",
        "attempts": attempts,
    }


def _read_rate_limits(headers: Any) -> Optional[RateLimits]:
    def integer(name: str) -> Optional[int]:
        value = headers.get(name) or ""
        return int(value) if value.isdigit() else None

    # The limit that is nearest to exhaustion, such as `"minute";r=41;t=12`.
    found = re.match(r'"([^"]*)"((?:;[a-z]+=\d+)*)', headers.get("RateLimit") or "")
    numbers = dict(re.findall(r";([a-z]+)=(\d+)", found.group(2))) if found else {}
    remaining = int(numbers["r"]) if "r" in numbers else integer("X-RateLimit-Remaining")
    if remaining is None:
        return None
    return RateLimits(
        remaining=remaining,
        reset_seconds=int(numbers["t"]) if "t" in numbers else None,
        nearest=found.group(1) if found else None,
        monthly_remaining=integer("X-RateLimit-Monthly-Remaining"),
        tier=headers.get("X-RateLimit-Tier"),
    )


def _read_retry_after(field: Optional[str]) -> Optional[float]:
    """Seconds, from a number of them or a date."""
    if field is None:
        return None
    if field.strip().isdigit():
        return float(field)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(field).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _to_error(
    status: int, facts: Dict[str, Any], body: Any, retry_after: Optional[float]
) -> ApiError:
    kind = _ERRORS.get(status) or (ServerError if status >= 500 else InvalidRequestError)
    said = body.get("error") if isinstance(body, dict) else None
    message = said.get("message") if isinstance(said, dict) else said
    error = kind(
        message or f"the service answered {status}; the error's body has what it said",
        answer=Answer(data=None, **facts),
        body=body,
    )
    error.retry_after = retry_after
    return error


def _read_suggestion(text: str) -> ErrorSuggestion:
    """A suggestion as the service sends it: a call, words before a call, or a sentence."""
    found = re.fullmatch(r"(?:(.*): )?(?:(GET|POST) )?(/\S*)", text, re.DOTALL)
    if not found:
        return ErrorSuggestion(text, None)
    words, method, path = found.group(1), found.group(2) or "GET", found.group(3)
    label = _label_of(method, path)
    return ErrorSuggestion(
        label if words is None else f"{words}: {label[:1].lower()}{label[1:]}",
        SuggestedCall(method, path),
    )


#: By sound: an Uber Driver, a Unix Administrator; an RN, whose letters are read one by one.
_BEGINS_WITH_VOWEL = re.compile("[AEFHILMNORSX](?=[A-Z])|[AEIO]|U(?!ni|se|[A-Z])")


def _label_of(method: str, path: str) -> str:
    pathname, _, query_string = path.partition("?")
    template = _CALL_LABELS.get(f"{method} {pathname}")
    if template is None:
        file = re.search(r"[^/]+\.[a-z0-9.]+$", pathname)
        return f"Data file {file.group()}" if file else path
    query = dict(urllib.parse.parse_qsl(query_string, keep_blank_values=True))
    shown = set()

    def keep(part: Any) -> str:
        complete = all(name in query for name in re.findall(r"\{(?:a )?(\w+)\}", part.group(1)))
        return part.group(1) if complete else ""

    def fill(slot: Any) -> str:
        shown.add(slot.group(2))
        value = _in_words(slot.group(2), query.get(slot.group(2), ""))
        if not slot.group(1):
            return value
        return f"{'an' if _BEGINS_WITH_VOWEL.match(value) else 'a'} {value}"

    filled = re.sub(r"\{(a )?(\w+)\}", fill, re.sub(r"\[([^\]]*)\]", keep, template))
    # Two calls that differ have different labels. Figures are of one country.
    rest = ", ".join(
        f"{name.replace('_', ' ')} {_in_words(name, value)}"
        for name, value in query.items()
        if name not in shown and name != "country"
    )
    return f"{filled} ({rest})" if rest else filled


def _in_words(name: str, value: str) -> str:
    """The value of a parameter as a person writes it."""
    if value == "*":
        return "everything"
    if name == "basis":
        return value.replace("_", " ")
    if name == "q":
        return json.dumps(value, ensure_ascii=False)
    if name in ("role", "roleA", "roleB", "slug"):
        return ", ".join(_to_title(slug) for slug in value.split(","))
    if name in ("city", "cityA", "cityB"):
        return _to_city(value)
    if name in ("amount", "min", "max") and re.fullmatch(r"\d+(?:\.\d+)?", value):
        number = float(value)
        return f"${int(number):,}" if number.is_integer() else f"${number:,}"
    return ", ".join(value.split(","))


def _to_title(slug: str) -> str:
    def written(at: int, word: str) -> str:
        if at > 0 and word in _SMALL_WORDS:
            return word
        if word in _ACRONYMS or re.fullmatch("[^aeiouy]{1,4}", word):
            return word.upper()
        return f"{word[:1].upper()}{word[1:]}"

    return " ".join(written(at, word) for at, word in enumerate(slug.split("-")))


def _to_city(slug: str) -> str:
    words = slug.split("-")
    state = words.pop() if len(words) > 1 and words[-1] in _STATES else ""
    name = " ".join("St." if word == "st" else f"{word[:1].upper()}{word[1:]}" for word in words)
    return f"{name}, {state.upper()}" if state else name


class PageList(Generic[Row]):
    """A list of the service, which is requested while it is read.

    Iterating yields rows, and gets each page when it is needed; ``pages()`` yields pages; ``first()``
    gets one page. The rows of an export are its parts.
    """

    def __init__(
        self,
        transport: _Transport,
        request: _Request,
        field: str,
        cursor: str,
        max_rows: Optional[int],
    ) -> None:
        self._transport = transport
        self._request = request
        self._field = field
        self._cursor = cursor
        self._max_rows = max_rows

    def __iter__(self) -> Iterator[Row]:
        left = self._max_rows
        if left is not None and left <= 0:
            return
        for page in self.pages():
            for row in page.data:
                yield row
                if left is not None:
                    left -= 1
                    if left <= 0:
                        return

    def first(self) -> Page[Row]:
        """The first page, or the one at the cursor that the list was called with."""
        return self._get(None)

    def pages(self) -> Iterator[Page[Row]]:
        """Every page, each requested when the one before it has been used."""
        cursor: Optional[str] = None
        while True:
            page = self._get(cursor)
            yield page
            if page.next_cursor is None or page.next_cursor == cursor:
                return
            cursor = page.next_cursor

    def _get(self, cursor: Optional[str]) -> Page[Row]:
        query = dict(self._request.query or {})
        if cursor is not None:
            # The cursor that goes backward excludes the one that goes forward.
            query = {**query, "ending_before": None, self._cursor: cursor}
        request = self._request
        facts, body = self._transport.send(
            _Request(request.method, request.path, query=query, reads=True)
        )
        pagination = body.get("pagination") or {}
        return Page(
            data=body[self._field] if self._field else [body],
            attribution=body.get("attribution"),
            request=body.get("request"),
            total=pagination.get("total_count", body.get("total")),
            next_cursor=pagination.get("next_cursor", body.get("nextCursor")),
            previous_cursor=pagination.get("previous_cursor"),
            **facts,
        )


class _Group:
    """Operations of one kind, such as ``client.jobs``."""

    def __init__(self, transport: _Transport) -> None:
        self._transport = transport


def _given(fields: Mapping[str, Any]) -> Dict[str, Any]:
    """The fields of a body that were given."""
    return {name: value for name, value in fields.items() if value is not UNSET}


def _part(value: str) -> str:
    """A value as one part of a path."""
    return urllib.parse.quote(str(value), safe="")


class WebhookVerificationError(CompensationError):
    """A delivery is not from the service, is too old, or cannot be read. Answer it with 400.

    ``reason`` is ``missing_headers``, ``outside_tolerance``, ``wrong_signature``,
    ``invalid_secret`` or ``invalid_body``.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


#: More than any change of secrets has, and few enough that nobody makes a receiver work.
_MAX_SIGNATURES = 10


def verify_webhook(
    raw_body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300,
    now: Optional[float] = None,
) -> Dict[str, Any]:
    """Checks a delivery by Standard Webhooks and returns its event.

    Deliveries may arrive more than once: the header ``webhook-id`` is the same each time.

    Args:
        raw_body: the body exactly as it was received, not parsed and serialized again.
        headers: of the same request, whatever the case of their names.
        secret: of the webhook; several while it is being changed.
        tolerance_seconds: how old, or how far in the future, a delivery may be.
        now: seconds since the epoch; the clock by default.

    Raises:
        WebhookVerificationError: unless the service signed exactly this body just now.
    """
    given = {str(name).lower(): value for name, value in headers.items()}
    message_id, timestamp = given.get("webhook-id"), given.get("webhook-timestamp")
    signatures = given.get("webhook-signature")
    if not message_id or not timestamp or not signatures:
        raise WebhookVerificationError(
            "missing_headers",
            "webhook-id, webhook-timestamp and webhook-signature are required",
        )
    is_number = re.fullmatch(r"[0-9]{1,12}", timestamp) is not None
    age = abs((time.time() if now is None else now) - int(timestamp)) if is_number else None
    if age is None or age > tolerance_seconds:
        raise WebhookVerificationError(
            "outside_tolerance", f"the delivery is not within {tolerance_seconds:g} seconds of now"
        )
    body = raw_body.encode("utf-8") if isinstance(raw_body, str) else bytes(raw_body)
    signed = f"{message_id}.{timestamp}.".encode("utf-8") + body
    expected = [
        hmac.new(_to_key(one), signed, hashlib.sha256).digest()
        for one in ([secret] if isinstance(secret, str) else secret)
    ]
    if not any(
        hmac.compare_digest(signature, one)
        for signature in _read_signatures(signatures)
        for one in expected
    ):
        raise WebhookVerificationError(
            "wrong_signature",
            "the signature does not match: the secret is another one, or the body was changed",
        )
    try:
        event = json.loads(body.decode("utf-8"))
    except ValueError:
        event = None
    if not isinstance(event, dict):
        raise WebhookVerificationError("invalid_body", "the body is signed, but no JSON object")
    return event


def _read_signatures(field: str) -> List[bytes]:
    decoded = []
    for one in field.split(" ")[:_MAX_SIGNATURES]:
        if one.startswith("v1,"):
            try:
                decoded.append(base64.b64decode(one[3:], validate=True))
            except binascii.Error:
                continue
    return decoded


def _to_key(secret: str) -> bytes:
    """The decoded bytes of a ``whsec_`` secret; of any other, its own bytes."""
    if not secret:
        raise WebhookVerificationError("invalid_secret", "the secret is empty")
    if secret.startswith("whsec_"):
        try:
            decoded = base64.b64decode(secret[len("whsec_") :], validate=True)
            if decoded:  # "whsec_" alone would be a key that anybody has
                return decoded
        except binascii.Error:
            pass
    return secret.encode("utf-8")

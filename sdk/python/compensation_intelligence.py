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


# --- From here on made from schema/openapi.json by `npm run generate -- python`. Do not edit. ---


_ACRONYMS = frozenset("ai api asic aws bi cad ceo cfo coo cto ehs emt erp etl gis hvac icu iot it lan mri qa rpa sap sas seo ui ux wan".split())
_SMALL_WORDS = frozenset("and at for in of on the to".split())
_STATES = frozenset("al ak az ar ca co ct dc de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy".split())
#: The label of each call, by method and path.
_CALL_LABELS: Dict[str, str] = {
    "GET /api/v1/intelligence/salaries/calculate": "Pay[ of {a role}][ in {city}][, {exp} level][, with {expand}]",
    "POST /api/v1/intelligence/salaries/calculate/batch": "Get salary estimates for several roles and cities",
    "GET /api/v1/intelligence/salaries/history": "Pay history[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/projections": "Projected pay[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/compare": "Comparison[ of {a roleA} and {a roleB}][ in {city}]",
    "GET /api/v1/intelligence/salaries/adjacent": "Adjacent roles[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/wage-levels": "Visa wage levels[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/skills": "Skill premiums[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/employer-cost": "Employer cost[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/crowd": "Community-submitted pay[ of {a role}][ in {city}]",
    "POST /api/v1/intelligence/salaries/submit": "Submit your pay anonymously",
    "GET /api/v1/intelligence/salaries/widget": "Pay for a widget[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/demo": "Sample response",
    "GET /api/v1/intelligence/salaries": "All data[ of {a role}][ in {city}]",
    "GET /api/v1/intelligence/salaries/evaluate": "Evaluation of an offer[ of {amount}][ of {min} to {max}][ ({period})][ for {a role}][ in {city}][, {exp} level]",
    "POST /api/v1/intelligence/salaries/compare-offers": "Compare job offers",
    "POST /api/v1/intelligence/salaries/negotiate": "Prepare an offer negotiation",
    "POST /api/v1/intelligence/salaries/check-posting": "Check the pay of a job posting",
    "GET /api/v1/intelligence/salaries/roles": "Catalog of roles[: {slug}]",
    "GET /api/v1/intelligence/salaries/search": "Roles[ that match {q}]",
    "GET /api/v1/intelligence/salaries/cities": "Catalog of cities[: {slug}]",
    "GET /api/v1/intelligence/salaries/companies": "Companies and their levels[: {slug}]",
    "GET /api/mcp/intelligence/salary": "Pay[ of {a role}][ in {city}][, {exp} level]",
    "GET /api/mcp/intelligence/roles": "Roles[ that match {q}]",
    "GET /api/mcp/intelligence/compare": "Comparison[ of {a roleA} and {a roleB}][ of {cityA} and {cityB}][ for {a role}][ in {city}]",
    "GET /api/mcp/intelligence/range": "Pay range[ of {a role}][ in {city}]",
    "POST /api/mcp/intelligence/check-posting": "Check the pay of a job posting",
    "GET /api/mcp/intelligence/trends": "Pay trend[ of {a role}][ in {city}]",
}


class SocGroup(TypedDict):
    code: str
    title: str


class RoleTaxonomySoc(TypedDict):
    major: Union[SocGroup, None]
    minor: Union[SocGroup, None]
    broad: Union[SocGroup, None]
    detailed: SocGroup


class RoleTaxonomyOnet(TypedDict):
    code: str
    title: str
    job_zone: Union[int, None]


class RoleTaxonomy(TypedDict):
    """Classification of the role in SOC 2018 and O*NET."""

    soc: RoleTaxonomySoc
    onet: List[RoleTaxonomyOnet]
    specialized: bool
    sources: List[str]


class SkillConfidence(TypedDict):
    """Confidence interval of the premium, as fractions."""

    level: float
    lower: float
    upper: float


class RoleSkill(TypedDict):
    id: str
    skill: str
    slug: str
    premium: float
    premium_pct: int
    category: str
    standard_error: float
    sample_size: int
    confidence: SkillConfidence
    base_salary: int
    adjusted_salary: int
    increase: int
    methodology_version: str
    data_point_id: str


class SkillPremiumsFound(TypedDict):
    status: Literal["ok"]
    period: str
    gaps: List[str]
    sources: List[str]
    records: List[RoleSkill]


class NoData(TypedDict):
    """There are no records; `reason` says why."""

    status: Literal["no_data"]
    reason: str
    records: List[None]


SkillPremiums = Union["SkillPremiumsFound", "NoData"]


class LanguageUse(TypedDict):
    year: int
    users: int
    respondents: int
    named_per_respondent: float
    share: float


HalfLifeTrend = Literal["declining", "stable", "growing"]


class HalfLife(TypedDict):
    slug: str
    language: str
    earlier: LanguageUse
    later: LanguageUse
    trend: HalfLifeTrend
    half_life_years: Union[float, None]
    reason: Union[str, None]
    data_point_id: str


class HalfLivesFound(TypedDict):
    status: Literal["ok"]
    period: str
    gaps: List[str]
    sources: List[str]
    records: List[HalfLife]


HalfLives = Union["HalfLivesFound", "NoData"]


class CalculationRoleSkills(TypedDict, total=False):
    premium: SkillPremiums
    half_life: HalfLives


ExperienceLevel = Literal["entry", "mid", "senior", "staff"]


class SeniorityBand(TypedDict):
    level: ExperienceLevel
    years: str
    multiplier: float
    effective_multiplier: float
    low: Union[int, None]
    median: int
    high: Union[int, None]
    data_point_id: str


SeniorityBands = List["SeniorityBand"]


class _CalculationRoleRequired(TypedDict):
    id: str
    slug: str
    title: str


class CalculationRole(_CalculationRoleRequired, total=False):
    taxonomy: RoleTaxonomy
    skills: CalculationRoleSkills
    seniority_bands: SeniorityBands


class MetropolitanArea(TypedDict):
    code: str
    title: str


class CityMetadataPriceParity(TypedDict):
    year: int
    area_code: str
    all_items: float


class CityMetadata(TypedDict):
    population: int
    latitude: Union[float, None]
    longitude: Union[float, None]
    time_zone: Union[str, None]
    cbsa: MetropolitanArea
    price_parities: List[CityMetadataPriceParity]
    sources: List[str]


class _CalculationCityRequired(TypedDict):
    id: str
    slug: str
    name: str
    state: str
    col_multiplier: float


class CalculationCity(_CalculationCityRequired, total=False):
    metadata: CityMetadata


ExperienceAtBeyondPublished = Literal["below_p10", "above_p90"]


class ExperienceAt(TypedDict):
    level: ExperienceLevel
    years: str
    multiplier: float
    effective_multiplier: float
    percentile: Union[int, None]
    beyond_published: Union[ExperienceAtBeyondPublished, None]


Basis = Literal["local", "price_parity"]


class CityFactor(TypedDict):
    basis: Basis
    factor: Union[float, None]
    median: Union[int, None]
    explanation: str
    data_point_id: Union[str, None]


class FlooredBy(TypedDict):
    """The minimum wage, in force on the last day of the quarter, that figures were raised to: 2,080
    hours of it are the least that is paid for a full-time year.
    """

    jurisdiction: str
    scope: Union[str, None]
    hourly: float
    effective_from: Union[str, None]
    provision: Union[str, None]


class SalaryEstimate(TypedDict):
    low: Union[int, None]
    median: int
    high: Union[int, None]
    currency: Literal["USD"]
    period: Literal["annual"]
    sample_size: int
    confidence_level: float
    confidence_lower: int
    confidence_upper: int
    methodology_version: str
    source_breakdown: Dict[str, float]
    disagreement_flag: bool
    floored_by: Union[FlooredBy, None]
    data_point_id: str
    as_of: str


AreaType = Literal["national", "metro", "state", "nonmetro"]


AreaMatch = Literal["exact_area", "state_fallback", "national_fallback"]


class ObservedWage(TypedDict):
    """Published wage of the role's occupation, unadjusted."""

    source: str
    survey: str
    reference_period: str
    occupation_code: str
    occupation_title: str
    area_code: str
    area_title: str
    area_type: AreaType
    employment: Union[int, None]
    p10: Union[int, None]
    p25: Union[int, None]
    median: Union[int, None]
    p75: Union[int, None]
    p90: Union[int, None]
    mean: Union[int, None]
    relative_standard_error: Union[float, None]
    flags: List[str]
    match: AreaMatch
    url: str


TotalCompensationUnsourced = Literal["equity", "bonus", "signing"]


class TotalCompensation(TypedDict):
    base: int
    equity: int
    bonus: int
    signing: int
    total: int
    unsourced: List[TotalCompensationUnsourced]


WageLevelLevel = Literal["I", "II", "III", "IV"]


class WageLevel(TypedDict):
    level: WageLevelLevel
    hourly: Union[float, None]
    annual: int
    wage_year: str
    data_point_id: str


class WageLevelsFound(TypedDict):
    status: Literal["ok"]
    period: str
    gaps: List[str]
    sources: List[str]
    records: List[WageLevel]


WageLevels = Union["WageLevelsFound", "NoData"]


class CalculationComp(TypedDict, total=False):
    wage_levels: WageLevels
    by_stage: NoData


HiringRecordMeasure = Literal["certified_filings", "projected_employment_change", "projected_annual_openings", "hires", "hires_rate"]


HiringRecordUnit = Literal["applications", "percent", "jobs"]


class HiringRecord(TypedDict):
    measure: HiringRecordMeasure
    scope: str
    period: str
    value: float
    unit: HiringRecordUnit
    preliminary: bool
    source: str
    data_point_id: str


class HiringVelocityFound(TypedDict):
    status: Literal["ok"]
    period: str
    gaps: List[str]
    sources: List[str]
    records: List[HiringRecord]


HiringVelocity = Union["HiringVelocityFound", "NoData"]


class CalculationHiring(TypedDict, total=False):
    velocity: HiringVelocity


class _CalculationRequired(TypedDict):
    role: CalculationRole
    city: Union[CalculationCity, None]
    experience: ExperienceAt
    city_factors: List[CityFactor]
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    total_compensation: TotalCompensation
    citation: str
    assumptions: List[str]
    page_url: str


class Calculation(_CalculationRequired, total=False):
    comp: CalculationComp
    hiring: CalculationHiring


class BatchFigure(TypedDict):
    index: int
    data: Calculation


ErrorType = Literal["invalid_request_error", "authentication_error", "permission_error", "not_found_error", "idempotency_error", "rate_limit_error", "api_error"]


ErrorCode = Literal["parameter_missing", "roles_identical", "as_of_too_old", "as_of_in_future", "expand_path_unknown", "expand_path_sunset", "idempotency_key_reused", "authentication_required", "tier_insufficient", "scope_insufficient", "credential_revoked", "expand_path_forbidden", "submission_required", "role_not_found", "city_not_found", "company_not_found", "data_point_not_found", "record_not_found", "endpoint_not_found", "method_not_allowed", "body_too_slow", "idempotency_in_flight", "job_exists", "import_in_progress", "precondition_failed", "webhook_disabled", "delivery_not_finished", "delivery_exhausted", "payload_too_large", "unsupported_media_type", "rate_limit_exceeded", "internal_error", "dependency_unavailable"]


RetryStrategy = Literal["retry_with_clarification", "use_alternative_tool", "retry_after_seconds"]


class ClarificationHint(TypedDict):
    clarification_needed: str


class AlternativeHint(TypedDict):
    alternative_tool: str


class RetryAfterHint(TypedDict):
    after_seconds: int


class _SalaryErrorDetailsRequired(TypedDict):
    type: ErrorType
    code: ErrorCode
    message: str
    doc_url: str
    request_id: str
    retry_strategy: RetryStrategy
    retry_hint: Union[ClarificationHint, AlternativeHint, RetryAfterHint]


class SalaryErrorDetails(_SalaryErrorDetailsRequired, total=False):
    param: str
    follow_up_suggestions: List[str]


class BatchFailure(TypedDict):
    index: int
    error: SalaryErrorDetails


class CalculationBatch(TypedDict):
    results: List[Union[BatchFigure, BatchFailure]]


class RoleReference(TypedDict):
    id: str
    slug: str
    title: str


class CityReference(TypedDict):
    id: str
    slug: str
    name: str
    state: str
    col_multiplier: float


class QuarterEstimate(TypedDict):
    low: Union[int, None]
    median: int
    high: Union[int, None]
    currency: Literal["USD"]
    period: Literal["annual"]
    sample_size: int
    confidence_level: float
    confidence_lower: int
    confidence_upper: int
    methodology_version: str
    source_breakdown: Dict[str, float]
    disagreement_flag: bool
    floored_by: Union[FlooredBy, None]
    data_point_id: str
    as_of: str
    quarter: str


class SalaryHistoryChange(TypedDict):
    median_delta: int
    median_pct: float


class TierNotice(TypedDict):
    """Only on the Free plan: what the response leaves out."""

    message: str
    snapshots_available: int
    snapshots_returned: int
    upgrade_url: str


class _SalaryHistoryRequired(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    snapshots: List[QuarterEstimate]
    change: Union[SalaryHistoryChange, None]
    citation: str
    assumptions: List[str]
    page_url: str


class SalaryHistory(_SalaryHistoryRequired, total=False):
    tier_notice: TierNotice


class Projection(TypedDict):
    low: Union[int, None]
    median: int
    high: Union[int, None]
    currency: Literal["USD"]
    period: Literal["annual"]
    sample_size: int
    confidence_level: float
    confidence_lower: int
    confidence_upper: int
    methodology_version: str
    source_breakdown: Dict[str, float]
    disagreement_flag: bool
    floored_by: Union[FlooredBy, None]
    data_point_id: str
    as_of: str
    year: int
    outlook_lower: int
    outlook_upper: int


class ProjectionsSummary(TypedDict):
    start_year: int
    end_year: int
    start_median: int
    end_median: int
    total_growth_pct: float


class Projections(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    observed: Union[ObservedWage, None]
    annual_growth_rate: float
    annual_growth_pct: float
    projections: List[Projection]
    summary: ProjectionsSummary
    methodology_note: str
    citation: str
    assumptions: List[str]
    page_url: str


class NegotiationLeverage(TypedDict):
    """Distance from the estimate to higher published pay. Not a forecast of an offer."""

    to_upper_quartile: int
    to_upper_quartile_pct: float
    to_published_median: Union[int, None]


class ComparedSide(TypedDict):
    role: RoleReference
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    total_compensation: TotalCompensation
    negotiation_leverage: Union[NegotiationLeverage, None]


RoleDifferenceHigherPaid = Literal["roleA", "roleB", "tie"]


class RoleDifference(TypedDict):
    higher_paid: RoleDifferenceHigherPaid
    median_delta: int
    median_pct: float
    total_comp_delta: int
    total_comp_pct: float


class ComparedPay(TypedDict):
    """Pay of one role at mid level in one basis."""

    median: int
    total_comp: int
    data_point_id: str


class ComparisonInBasis(TypedDict):
    primary: ComparedPay
    secondary: ComparedPay
    delta: RoleDifference


class Comparison(TypedDict):
    primary: ComparedSide
    secondary: ComparedSide
    city: Union[CityReference, None]
    delta: RoleDifference
    local: ComparisonInBasis
    price_parity: ComparisonInBasis
    citation: str
    assumptions: List[str]
    page_url: str


class AdjacentRolesRole(TypedDict):
    id: str
    slug: str
    title: str
    median: int
    methodology_version: str
    data_point_id: str


AdjacentRoleDirection = Literal["higher", "lateral", "lower"]


AdjacentRoleRelationTier = Literal["primary", "supplemental"]


class OnetOccupation(TypedDict):
    """The related occupation in O*NET, which the role stands for."""

    code: str
    title: str


class AdjacentRole(TypedDict):
    id: str
    role: RoleReference
    median: int
    difference: int
    difference_percent: float
    direction: AdjacentRoleDirection
    relation: Literal["related"]
    relation_tier: AdjacentRoleRelationTier
    relation_rank: int
    job_zones_up: int
    license: Union[str, None]
    skill_overlap: Union[float, None]
    relation_data_point_id: str
    onet_occupation: OnetOccupation
    occupation_code: str
    methodology_version: str
    data_point_id: str


class AdjacentRolesBuckets(TypedDict):
    higher_paying: List[AdjacentRole]
    lateral: List[AdjacentRole]
    lower_paying: List[AdjacentRole]


class AdjacentRolesSummary(TypedDict):
    higher_paying_count: int
    lateral_count: int
    lower_paying_count: int
    nearest_higher: Union[AdjacentRole, None]
    nearest_lateral: Union[AdjacentRole, None]
    shortfall: Union[str, None]


class AdjacentRoles(TypedDict):
    role: AdjacentRolesRole
    city: Union[CityReference, None]
    adjacent: List[AdjacentRole]
    buckets: AdjacentRolesBuckets
    summary: AdjacentRolesSummary
    citation: str
    assumptions: List[str]
    page_url: str


class WageLevelOccupation(TypedDict):
    """The occupation of the role, which the levels are for."""

    code: str
    title: str


class WageLevelArea(TypedDict):
    """The metropolitan area of the city, which the levels are for."""

    code: str
    title: str


class WageLevelsOfRoleWageYear(TypedDict):
    starts: str
    ends: str
    ended: bool


class WageLevelsOfRole(TypedDict):
    role: RoleReference
    city: CityReference
    occupation: WageLevelOccupation
    area: WageLevelArea
    wage_year: Union[WageLevelsOfRoleWageYear, None]
    levels: WageLevels
    citation: str
    assumptions: List[str]
    page_url: str


class CatalogSkill(TypedDict):
    id: str
    skill: str
    slug: str
    premium: float
    premium_pct: int
    category: str
    standard_error: float
    sample_size: int
    confidence: SkillConfidence
    description: str
    data_point_id: str


class SkillsCatalog(TypedDict):
    mode: Literal["catalog"]
    count: int
    skills: List[CatalogSkill]
    methodology_note: str
    citation: str
    assumptions: List[str]


class RoleSkills(TypedDict):
    mode: Literal["role"]
    role: RoleReference
    city: Union[CityReference, None]
    base_salary: int
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    count: int
    skills: List[RoleSkill]
    tools: List[str]
    methodology_note: str
    citation: str
    assumptions: List[str]
    page_url: str


Skills = Union["SkillsCatalog", "RoleSkills"]


CompanySize = Literal["startup", "midmarket", "enterprise"]


class EmployerCost(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    company_size: CompanySize
    base_salary: int
    estimate: SalaryEstimate
    cost_multiplier: float
    observed: Union[ObservedWage, None]
    breakdown: Dict[str, int]
    summary: str
    citation: str
    assumptions: List[str]
    page_url: str


CrowdPayStatus = Literal["ok", "insufficient"]


class PayBand(TypedDict):
    """A band of annual pay in USD, 5,000 wide."""

    lower: int
    upper: int


class CrowdFiguresBase(TypedDict):
    median: PayBand
    p25: PayBand
    p75: PayBand


class CrowdFiguresTotal(TypedDict):
    """The band of base pay, raised by the equity and bonus of one year, which are rounded to 5,000."""

    median: PayBand


class CrowdFigures(TypedDict):
    submitters: int
    base: CrowdFiguresBase
    total: CrowdFiguresTotal
    currency: Literal["USD"]
    period: Literal["annual"]
    data_point_id: str


class CrowdPay(TypedDict):
    """Community-submitted pay. Figures are never based on fewer than ten accounts, and only on the
    bands of their amounts.
    """

    role: RoleReference
    city: Union[CityReference, None]
    status: CrowdPayStatus
    minimum: Literal[10]
    figures: Union[CrowdFigures, None]
    citation: str
    assumptions: List[str]
    page_url: str


SubmissionReceiptStatus = Literal["accepted", "held_for_review"]


class SubmissionReceipt(TypedDict):
    id: str
    status: SubmissionReceiptStatus
    citation: str
    assumptions: List[str]


class SalaryWidgetSalary(TypedDict):
    low: Union[int, None]
    median: int
    high: Union[int, None]
    currency: Literal["USD"]
    period: Literal["annual"]


class ExperienceBand(TypedDict):
    median: int
    p25: Union[int, None]
    p75: Union[int, None]
    dataPointId: str


class ExperienceBands(TypedDict):
    entry: ExperienceBand
    mid: ExperienceBand
    senior: ExperienceBand
    staff: ExperienceBand


Theme = Literal["light", "dark"]


class SalaryWidgetPoweredBy(TypedDict):
    """Absent with a white-label key."""

    name: str
    url: str


class _SalaryWidgetRequired(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    salary: SalaryWidgetSalary
    experienceBands: ExperienceBands
    theme: Theme
    whitelabel: bool
    citation: str
    assumptions: List[str]
    dataPointId: str
    updated: str


class SalaryWidget(_SalaryWidgetRequired, total=False):
    poweredBy: SalaryWidgetPoweredBy


class DemoSalaryCity(TypedDict):
    id: str
    slug: str
    name: str
    state: str
    cost_of_living_multiplier: float


class DemoBand(TypedDict):
    median: int
    p25: int
    p75: int
    data_point_id: str


class DemoSalaryByExperience(TypedDict):
    entry: DemoBand
    mid: DemoBand
    senior: DemoBand
    staff: DemoBand


class DemoSalarySdkQuickstart(TypedDict):
    typescript: str
    curl: str


class DemoSalary(TypedDict):
    """A fixed sample with the same figures for everyone."""

    demo: Literal[True]
    note: str
    role: RoleReference
    city: DemoSalaryCity
    estimate: SalaryEstimate
    by_experience: DemoSalaryByExperience
    docs_url: str
    signup_url: str
    sdk_quickstart: DemoSalarySdkQuickstart
    citation: str
    assumptions: List[str]


class SurveyAnswersAnswer(TypedDict):
    answer: str
    premium: float
    premium_pct: int
    standard_error: float
    sample_size: int
    confidence: SkillConfidence
    data_point_id: str


class SurveyAnswers(TypedDict):
    """How pay differs by the answers to a question, in technology jobs of the Stack Overflow
    Developer Survey; not specific to the role.
    """

    compared_with: str
    answers: List[SurveyAnswersAnswer]


class LegacySalaryEmployerSalary(TypedDict):
    employer: str
    company: Union[str, None]
    occupation: str
    filings: int
    median: int
    period: str
    data_point_id: Union[str, None]


class LegacySalary(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    baseSalary: SalaryEstimate
    experienceBands: ExperienceBands
    totalComp: TotalCompensation
    remoteAdjustment: Union[SurveyAnswers, None]
    companySize: Union[SurveyAnswers, None]
    equity: None
    skillPremiums: Union[List[RoleSkill], None]
    educationPremiums: Union[SurveyAnswers, None]
    freelanceRates: None
    adjacentRoles: Union[List[AdjacentRole], None]
    trends: List[QuarterEstimate]
    yoyGrowth: Union[float, None]
    employerSalaries: Union[List[LegacySalaryEmployerSalary], None]
    crowdSubmissions: Union[CrowdFigures, None]
    citation: str
    assumptions: List[str]
    page_url: str


class EvaluationOffer(TypedDict):
    """The offer in whole USD a year."""

    min: int
    max: int
    midpoint: int
    spread: float


class Percentiles(TypedDict):
    p10: Union[int, None]
    p25: Union[int, None]
    p50: int
    p75: Union[int, None]
    p90: Union[int, None]


class EvaluationPercentile(TypedDict):
    """Where the midpoint of the offer lies in `distribution`."""

    value: Union[int, None]
    lower: Union[int, None]
    upper: Union[int, None]


Verdict = Literal["below", "within", "above", "cannot_tell"]


class EvaluationProbabilities(TypedDict):
    """What is uncertain is where the distribution lies: the estimate's interval, as a normal error in
    logs. The three sum to 1.
    """

    below: Union[float, None]
    within: Union[float, None]
    above: Union[float, None]


class Evaluation(TypedDict):
    headline: str
    role: RoleReference
    city: Union[CityReference, None]
    experience: ExperienceAt
    offer: EvaluationOffer
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    distribution: Percentiles
    percentile: EvaluationPercentile
    verdict: Verdict
    below_minimum: bool
    probabilities: EvaluationProbabilities
    reasons: List[str]
    citation: str
    assumptions: List[str]
    page_url: str


FilingStatus = Literal["single", "married", "head_of_household"]


class OfferComparisonUndecided(TypedDict):
    field: str
    question: str


OfferComparisonConsiderationKind = Literal["risk", "room", "first_year", "uncounted"]


class OfferComparisonConsideration(TypedDict):
    kind: OfferComparisonConsiderationKind
    text: str


class RankedOffer(TypedDict):
    rank: int
    label: str
    annual_value: int


class ComparedOfferMarket(TypedDict):
    estimate: SalaryEstimate
    base_delta: int
    base_pct: float
    advice_ceiling: Union[int, None]


class TaxAmount(TypedDict):
    name: str
    jurisdiction: str
    description: str
    taxable: int
    amount: int


class OfferYear(TypedDict):
    year: int
    base: int
    bonus: int
    signing: int
    equity: int
    gross: int
    taxes: List[TaxAmount]
    total_tax: int
    after_tax: int
    adjusted: int


class ComparedOfferAverage(TypedDict):
    """Averages over all years, in USD per year."""

    gross: int
    total_tax: int
    after_tax: int
    adjusted: int
    effective_tax_rate: float


class AppliedTaxRuleBracket(TypedDict):
    lower_bound: float
    rate: float


class AppliedTaxRuleSource(TypedDict):
    id: str
    publisher: str
    title: str
    url: str
    files: List[str]


class AppliedTaxRule(TypedDict):
    name: str
    jurisdiction: str
    tax_year: int
    effective_from: List[str]
    carried: bool
    brackets: List[AppliedTaxRuleBracket]
    source: AppliedTaxRuleSource
    caveats: List[str]


class MissingLocalTax(TypedDict):
    tax: str
    law: str
    break_even_rate: Union[float, None]
    falls_below: Union[str, None]


class ComparedOffer(TypedDict):
    rank: int
    label: str
    city: CityReference
    role: Union[RoleReference, None]
    market: Union[ComparedOfferMarket, None]
    years: List[OfferYear]
    average: ComparedOfferAverage
    tax_rules: List[AppliedTaxRule]
    missing_local_tax: Union[MissingLocalTax, None]


class OfferComparison(TypedDict):
    filing_status: FilingStatus
    years: int
    tax_year: int
    headline: str
    explanation: str
    tied: List[str]
    undecided: List[OfferComparisonUndecided]
    considerations: List[OfferComparisonConsideration]
    ranking: List[RankedOffer]
    offers: List[ComparedOffer]
    insights: List[str]
    citation: str
    assumptions: List[str]
    page_url: str


NegotiationLeverageLevel = Literal["strong", "moderate", "limited"]


NegotiationLeveragePosition = Literal["below", "within", "above"]


class NegotiationPosition(TypedDict):
    level: NegotiationLeverageLevel
    position: NegotiationLeveragePosition
    base_vs_median: int
    base_vs_median_pct: float
    best_competing_base: Union[int, None]
    reasons: List[str]


class NegotiationCounterOffer(TypedDict):
    base: int
    low: int
    high: int
    rationale: str


class NegotiationEmailScript(TypedDict):
    subject: str
    body: str


NegotiationFigureUnit = Literal["usd", "percent"]


NegotiationFigureSource = Literal["estimate", "caller", "derived"]


class NegotiationFigure(TypedDict):
    name: str
    value: float
    unit: NegotiationFigureUnit
    source: NegotiationFigureSource
    data_point_id: Union[str, None]
    derivation: Union[str, None]


class Negotiation(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    experience: ExperienceLevel
    estimate: SalaryEstimate
    leverage: NegotiationPosition
    counter_offer: NegotiationCounterOffer
    talking_points: List[str]
    email_script: NegotiationEmailScript
    phone_script: List[str]
    figures: List[NegotiationFigure]
    citation: str
    assumptions: List[str]
    page_url: str


class PostingReadRole(TypedDict):
    slug: str
    title: str


PostingReadShape = Literal["range", "single", "up_to", "open_end", "none"]


PayPeriod = Literal["annual", "hourly"]


class PostingRead(TypedDict):
    title: str
    company: Union[str, None]
    location: Union[str, None]
    url: Union[str, None]
    role: Union[PostingReadRole, None]
    experience: ExperienceLevel
    shape: PostingReadShape
    min: Union[float, None]
    max: Union[float, None]
    period: Union[PayPeriod, None]
    per: Union[str, None]
    currency: str
    words: Union[str, None]
    variable: List[str]
    other_ranges: List[str]
    unread: List[str]
    benefits_named: Union[bool, None]


LawAskedApplies = Literal["place", "remote"]


LawAskedCertainty = Literal["agreed", "details", "one_source"]


class LawAsked(TypedDict):
    """A law about pay in postings. It is not legal advice."""

    jurisdiction: str
    asks: str
    met: Union[bool, None]
    found: Union[str, None]
    in_force: bool
    applies: LawAskedApplies
    covers: Union[str, None]
    statute: str
    effective_date: Union[str, None]
    certainty: LawAskedCertainty
    doubt: Union[str, None]
    url: Union[str, None]


PostingFindingCode = Literal["no_pay", "pay_unread", "per_piece", "contractor_rate", "up_to", "open_end", "wide_range", "period_asked", "period_assumed", "not_usd", "total_pay", "variable_pay", "several_ranges", "below_minimum", "against_estimate", "published_wage", "wage_level", "filed_pay", "benefits_not_named", "title_unknown", "nation_compared", "place_unread", "outside_us", "tips_not_judged"]


class PostingFindingSource(TypedDict):
    name: str
    url: Union[str, None]


class PostingFinding(TypedDict):
    code: PostingFindingCode
    text: str
    source: PostingFindingSource


class SuggestedRange(TypedDict):
    """A range to post: the middle half of estimated pay, not wider than 1.6 to 1, nor below the legal
    minimum wage.
    """

    low: float
    high: float
    period: PayPeriod
    confidence_level: float
    confidence_lower: float
    confidence_upper: float
    data_point_id: str


class PostingCheck(TypedDict):
    headline: str
    posting: PostingRead
    evaluation: Union[Evaluation, None]
    law: List[LawAsked]
    findings: List[PostingFinding]
    suggested_range: Union[SuggestedRange, None]
    disclosure: Union[str, None]
    citation: str
    assumptions: List[str]


class Role(TypedDict):
    id: str
    slug: str
    title: str
    national_median: int
    bls_soc_code: Union[str, None]


class RoleMatch(TypedDict):
    id: str
    slug: str
    title: str
    national_median: int
    score: float


class City(TypedDict):
    id: str
    slug: str
    name: str
    state: str
    col_multiplier: float


class CompanyLevelCompensation(TypedDict):
    base: int
    equity: None
    bonus: None
    total: None
    sample_size: int
    data_point_id: str


class CompanyLevel(TypedDict):
    level: Union[str, None]
    title: Union[str, None]
    rank: int
    compensation: Union[CompanyLevelCompensation, None]
    reason: Union[str, None]


class CompanyVesting(TypedDict):
    years: int
    schedule: List[float]
    source: str


class CompanySignalsRecentPay(TypedDict):
    lowest_median: int
    highest_median: int
    occupations: int


class FiledPay(TypedDict):
    """Percentiles of the annual wages in these filings, over all jobs that the employer filed for:
    base pay promised to workers on H-1B, H-1B1 and E-3 visas.
    """

    p10: Union[int, None]
    p25: Union[int, None]
    median: Union[int, None]
    p75: Union[int, None]
    p90: Union[int, None]
    filings: int


class CompanySignals(TypedDict):
    """Hiring activity according to the company's public filings."""

    certified_filings: Union[int, None]
    recent_filings: int
    recent_pay: Union[CompanySignalsRecentPay, None]
    filed_wages: int
    filed_pay: FiledPay
    employers: List[str]
    data_point_id: str


class SurveyMedian(TypedDict):
    median: int
    reference_period: str


class FiledOccupation(TypedDict):
    title: str
    code: Union[str, None]
    role: Union[str, None]
    employer: str
    rank: int
    filings: int
    median: int
    survey: Union[SurveyMedian, None]


class CompanyFiledByOccupation(TypedDict):
    source_id: str
    period: str
    filings: int
    rows: List[FiledOccupation]


class FiledTitleOccupation(TypedDict):
    soc_code: str
    title: str


class FiledTitle(TypedDict):
    title: str
    filings: int
    p10: Union[int, None]
    p25: Union[int, None]
    median: Union[int, None]
    p75: Union[int, None]
    p90: Union[int, None]
    occupation: Union[FiledTitleOccupation, None]
    survey: Union[SurveyMedian, None]


class CompanyFiledByTitle(TypedDict):
    source_id: str
    period: str
    filings: int
    rows: List[FiledTitle]


class CompanyFiled(TypedDict):
    """Base pay as the employer filed it for workers on visas: the lower end of what was offered, and
    not everybody's pay. The two periods are never mixed.
    """

    by_occupation: Union[CompanyFiledByOccupation, None]
    by_title: Union[CompanyFiledByTitle, None]


class CompanySource(TypedDict):
    id: str
    title: str
    reference_period: str
    url: Union[str, None]


class Company(TypedDict):
    id: str
    slug: str
    name: str
    levels: List[CompanyLevel]
    vesting: Union[CompanyVesting, None]
    interview_difficulty: Union[float, None]
    signals: CompanySignals
    filed: CompanyFiled
    sources: List[CompanySource]


EstimateLineageKind = Literal["estimate", "projection", "skill", "employer_cost", "range", "evaluation"]


class SourceRow(TypedDict):
    id: str
    source_id: str
    publisher: str
    release: str
    file: str
    sha256: str
    url: str
    key: str
    column: str
    value: float
    reference_date: str
    fetched_at: str


class LineageParameter(TypedDict):
    name: str
    value: float
    meaning: str


_LineageStepInputWords = TypedDict("_LineageStepInputWords", {"from": "str"})


class LineageStepInput(_LineageStepInputWords):
    name: str
    value: float


class LineageStep(TypedDict):
    name: str
    operation: str
    inputs: List[LineageStepInput]
    result: float


LineageComparisonSource = Literal["filed_wages", "metro_wage"]


class LineageComparison(TypedDict):
    between: LineageComparisonSource
    other: float
    own: float
    difference: float
    disagrees: bool


class LineageReconciliation(TypedDict):
    rule: str
    comparisons: List[LineageComparison]


class EstimateLineage(TypedDict):
    """An estimate with everything needed to reproduce it."""

    summary: str
    data_point_id: str
    kind: EstimateLineageKind
    detail: Union[str, None]
    role: RoleReference
    city: Union[CityReference, None]
    experience: ExperienceLevel
    quarter: str
    dataset_version: str
    methodology_version: str
    sources: List[SourceRow]
    parameters: List[LineageParameter]
    operations: Dict[str, str]
    steps: List[LineageStep]
    figures: Dict[str, str]
    weights: Dict[str, float]
    reconciliation: LineageReconciliation
    result: SalaryEstimate
    citation: str
    assumptions: List[str]


class CrowdLineage(TypedDict):
    """Figures of submitted pay, recomputed from the same batches. The submissions themselves are
    withheld.
    """

    summary: str
    data_point_id: str
    dataset_version: str
    methodology_version: str
    rules: List[str]
    citation: str
    assumptions: List[str]
    kind: Literal["crowd"]
    role: RoleReference
    city: Union[CityReference, None]
    submitters: int
    batches: int
    withheld: str
    result: CrowdFigures


class CompanyLineageCompany(TypedDict):
    id: str
    slug: str
    name: str


class CompanyLineageLevel(TypedDict):
    level: Union[str, None]
    title: Union[str, None]
    rank: int


class CompanyLineage(TypedDict):
    """Figures from an employer's public filings."""

    summary: str
    data_point_id: str
    dataset_version: str
    methodology_version: str
    rules: List[str]
    citation: str
    assumptions: List[str]
    kind: Literal["company"]
    company: CompanyLineageCompany
    level: Union[CompanyLineageLevel, None]
    sources: List[SourceRow]
    figures: Dict[str, str]
    result: Dict[str, float]


StatisticLineageKind = Literal["skill_premium", "skill_half_life", "hiring", "occupation_relation", "wage_level"]


class StatisticLineage(TypedDict):
    """Figures on skills, hiring, occupations or visa wage levels from a survey or statistic, with
    their calculation.
    """

    summary: str
    data_point_id: str
    dataset_version: str
    methodology_version: str
    rules: List[str]
    citation: str
    assumptions: List[str]
    kind: StatisticLineageKind
    subject: str
    detail: Union[str, None]
    as_of: str
    sources: List[SourceRow]
    parameters: List[LineageParameter]
    operations: Dict[str, str]
    steps: List[LineageStep]
    figures: Dict[str, str]
    result: Dict[str, float]


Lineage = Union["EstimateLineage", "CrowdLineage", "CompanyLineage", "StatisticLineage"]


class SalaryLookup(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    experience: ExperienceAt
    city_factors: List[CityFactor]
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    total_compensation: TotalCompensation
    citation: str
    assumptions: List[str]
    page_url: str


class _LookedUpRoleRequired(TypedDict):
    id: str
    slug: str
    title: str
    national_median: int


class LookedUpRole(_LookedUpRoleRequired, total=False):
    score: float


class RoleComparison(TypedDict):
    primary: ComparedSide
    secondary: ComparedSide
    city: Union[CityReference, None]
    delta: RoleDifference
    local: ComparisonInBasis
    price_parity: ComparisonInBasis
    citation: str
    assumptions: List[str]
    page_url: str
    mode: Literal["roles"]


class ComparedCity(TypedDict):
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    total_compensation: TotalCompensation
    negotiation_leverage: Union[NegotiationLeverage, None]
    city: CityReference


CityDifferenceHigherPaid = Literal["cityA", "cityB", "tie"]


class CityDifference(TypedDict):
    higher_paid: CityDifferenceHigherPaid
    median_delta: int
    median_pct: float
    total_comp_delta: int
    total_comp_pct: float


class CityComparison(TypedDict):
    mode: Literal["cities"]
    role: RoleReference
    primary: ComparedCity
    secondary: ComparedCity
    delta: CityDifference
    citation: str
    assumptions: List[str]
    page_url: str


ComparisonLookup = Union["RoleComparison", "CityComparison"]


class PayRange(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    percentiles: Percentiles
    estimate: SalaryEstimate
    observed: Union[ObservedWage, None]
    citation: str
    assumptions: List[str]
    page_url: str


class PayTrend(TypedDict):
    year: int
    quarter: str
    median: int
    change_pct: Union[float, None]
    methodology_version: str
    data_point_id: str
    as_of: str


class _PayTrendsRequired(TypedDict):
    role: RoleReference
    city: Union[CityReference, None]
    citation: str
    assumptions: List[str]
    page_url: str
    trends: List[PayTrend]


class PayTrends(_PayTrendsRequired, total=False):
    tier_notice: TierNotice


JobStatus = Literal["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"]


RoundKind = Literal["recruiter_screen", "hiring_manager", "technical", "take_home", "onsite", "panel", "final", "other"]


RoundOutcome = Literal["pending", "passed", "failed", "cancelled"]


_InterviewRoundWords = TypedDict("_InterviewRoundWords", {"with": "Union[str, None]"})


class InterviewRound(_InterviewRoundWords):
    kind: RoundKind
    at: Union[str, None]
    outcome: RoundOutcome


class Job(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str


PostingSource = Literal["greenhouse", "lever", "ashby", "page", "pasted"]


class JobPosting(TypedDict):
    """A posting as it was on the day on which it was read. It never changes."""

    url: str
    source: PostingSource
    title: str
    company: str
    location: Union[str, None]
    description: Union[str, None]
    isCut: bool
    pay: Union[str, None]
    postedAt: Union[str, None]
    readAt: str


class JobFromUrl(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    posting: JobPosting


class StatusMove(TypedDict):
    status: JobStatus
    previousStatus: Union[JobStatus, None]
    changedAt: str


class SalaryBenchmark(TypedDict):
    """Estimated annual pay in USD of the job's role in its city, or nationwide if the job has no
    city, with the same figures as `calculate`. The experience level is taken from the title
    (junior, senior, staff, II, …) and is otherwise mid level.
    """

    low: Union[int, None]
    median: int
    high: Union[int, None]
    dataPointId: str
    verdict: Union[Verdict, None]


class JobDetail(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    statusHistory: List[StatusMove]
    posting: Union[JobPosting, None]
    salaryBenchmark: Union[SalaryBenchmark, None]


class DeletedRecord(TypedDict):
    id: str
    deleted: Literal[True]


DocumentKind = Literal["resume", "letter", "posting", "other"]


DocumentType = Literal["pdf", "docx", "txt", "md"]


class JobDocument(TypedDict):
    id: str
    jobId: str
    kind: DocumentKind
    name: str
    type: DocumentType
    size: int
    sha256: str
    createdAt: str


class JobDocumentList(TypedDict):
    documents: List[JobDocument]
    isKept: bool


class Contact(TypedDict):
    id: str
    name: str
    email: Union[str, None]
    phone: Union[str, None]
    company: Union[str, None]
    title: Union[str, None]
    linkedinUrl: Union[str, None]
    notes: Union[str, None]
    jobIds: List[str]
    lastContactedAt: Union[str, None]
    createdAt: str
    updatedAt: str


class SenderChecks(TypedDict):
    """What the receiving server reports of the sender: `pass`, `fail` or another result; null if it
    reports none. A mail that was forwarded seldom passes SPF.
    """

    spf: Union[str, None]
    dkim: Union[str, None]
    dmarc: Union[str, None]


MailKind = Literal["received", "assessment", "interview", "offer", "rejection", "confirmation", "other"]


MailInvitationMethod = Literal["request", "cancel"]


class MailInvitation(TypedDict):
    method: MailInvitationMethod
    startsAt: Union[str, None]
    endsAt: Union[str, None]
    timeZone: Union[str, None]
    summary: Union[str, None]
    location: Union[str, None]


MailState = Literal["suggested", "applied", "dismissed", "noted"]


class MailSuggestion(TypedDict):
    status: Union[JobStatus, None]
    rounds: Union[List[InterviewRound], None]
    addsJob: bool


_InboxMailWords = TypedDict("_InboxMailWords", {"from": "Union[str, None]"})


class InboxMail(_InboxMailWords):
    id: str
    receivedAt: str
    fromName: Union[str, None]
    subject: str
    checks: SenderChecks
    system: Union[str, None]
    kind: MailKind
    evidence: Union[str, None]
    company: Union[str, None]
    title: Union[str, None]
    invitation: Union[MailInvitation, None]
    code: Union[str, None]
    link: Union[str, None]
    jobId: Union[str, None]
    needsJob: bool
    state: MailState
    suggestion: Union[MailSuggestion, None]
    isAutomatic: bool
    decidedAt: Union[str, None]


class InboxSettings(TypedDict):
    isAvailable: bool
    address: Union[str, None]
    isOn: bool
    appliesAtOnce: bool
    senders: List[str]
    ownAddresses: List[str]


ActivityType = Literal["application", "email", "call", "meeting", "interview", "follow_up", "note", "offer", "status_change"]


class Activity(TypedDict):
    id: str
    type: ActivityType
    jobId: Union[str, None]
    contactId: Union[str, None]
    notes: Union[str, None]
    occurredAt: str
    createdAt: str
    updatedAt: str


CalendarEventType = Literal["interview", "phone_screen", "follow_up", "deadline", "other"]


class CalendarEvent(TypedDict):
    id: str
    type: CalendarEventType
    title: str
    startsAt: str
    endsAt: Union[str, None]
    timeZone: str
    location: Union[str, None]
    notes: Union[str, None]
    jobId: Union[str, None]
    contactId: Union[str, None]
    round: Union[int, None]
    createdAt: str
    updatedAt: str


class CalendarFeed(TypedDict):
    url: str
    createdAt: str


class DeletedCalendarFeed(TypedDict):
    deleted: Literal[True]


EventSubscription = Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due", "webhook.test", "*"]


DeliveredContent = Literal["full", "thin"]


WebhookStatus = Literal["active", "disabled"]


WebhookDisabledReason = Literal["gone", "failing", "requested"]


EventName = Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due", "webhook.test"]


WebhookLastDeliveryStatus = Literal["succeeded", "failed"]


class WebhookLastDelivery(TypedDict):
    event: EventName
    status: WebhookLastDeliveryStatus
    responseStatus: Union[int, None]
    at: str


class Webhook(TypedDict):
    id: str
    url: str
    description: Union[str, None]
    events: List[EventSubscription]
    content: DeliveredContent
    hasSecret: bool
    status: WebhookStatus
    disabledReason: Union[WebhookDisabledReason, None]
    consecutiveFailures: int
    lastDelivery: Union[WebhookLastDelivery, None]
    createdAt: str


class RegisteredWebhook(TypedDict):
    id: str
    url: str
    description: Union[str, None]
    events: List[EventSubscription]
    content: DeliveredContent
    hasSecret: bool
    status: WebhookStatus
    disabledReason: Union[WebhookDisabledReason, None]
    consecutiveFailures: int
    lastDelivery: Union[WebhookLastDelivery, None]
    createdAt: str
    secret: Union[str, None]


class QueuedDelivery(TypedDict):
    deliveryId: str
    event: EventName
    status: Literal["queued"]


class RotatedSecret(TypedDict):
    id: str
    secret: str
    previousSecretUntil: Union[str, None]


JobEventEvent = Literal["job.created", "job.updated", "job.deleted"]


class JobEventData(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    eventAt: str


class JobEvent(TypedDict):
    id: str
    event: JobEventEvent
    createdAt: str
    data: JobEventData


StatusEventEvent = Literal["job.status_changed", "interview.scheduled", "offer.received"]


class StatusEventData(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    newStatus: JobStatus
    previousStatus: JobStatus
    eventAt: str


class StatusEvent(TypedDict):
    id: str
    event: StatusEventEvent
    createdAt: str
    data: StatusEventData


ContactEventEvent = Literal["contact.created", "contact.updated", "contact.deleted"]


class ContactEventData(TypedDict):
    id: str
    name: str
    email: Union[str, None]
    phone: Union[str, None]
    company: Union[str, None]
    title: Union[str, None]
    linkedinUrl: Union[str, None]
    notes: Union[str, None]
    jobIds: List[str]
    lastContactedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    eventAt: str


class ContactEvent(TypedDict):
    id: str
    event: ContactEventEvent
    createdAt: str
    data: ContactEventData


class ActivityEventData(TypedDict):
    id: str
    type: ActivityType
    jobId: Union[str, None]
    contactId: Union[str, None]
    notes: Union[str, None]
    occurredAt: str
    createdAt: str
    updatedAt: str
    eventAt: str


class ActivityEvent(TypedDict):
    id: str
    event: Literal["activity.created"]
    createdAt: str
    data: ActivityEventData


_MailEventDataWords = TypedDict("_MailEventDataWords", {"from": "Union[str, None]"})


class MailEventData(_MailEventDataWords):
    id: str
    receivedAt: str
    fromName: Union[str, None]
    subject: str
    checks: SenderChecks
    system: Union[str, None]
    kind: MailKind
    evidence: Union[str, None]
    company: Union[str, None]
    title: Union[str, None]
    invitation: Union[MailInvitation, None]
    code: Union[str, None]
    link: Union[str, None]
    jobId: Union[str, None]
    needsJob: bool
    state: MailState
    suggestion: Union[MailSuggestion, None]
    isAutomatic: bool
    decidedAt: Union[str, None]
    eventAt: str


class MailEvent(TypedDict):
    id: str
    event: Literal["mail.received"]
    createdAt: str
    data: MailEventData


class ReminderEventData(TypedDict):
    id: str
    type: CalendarEventType
    title: str
    startsAt: str
    endsAt: Union[str, None]
    timeZone: str
    location: Union[str, None]
    notes: Union[str, None]
    jobId: Union[str, None]
    contactId: Union[str, None]
    round: Union[int, None]
    createdAt: str
    updatedAt: str
    eventAt: str


class ReminderEvent(TypedDict):
    id: str
    event: Literal["reminder.due"]
    createdAt: str
    data: ReminderEventData


class EventList(TypedDict):
    events: List[Union[JobEvent, StatusEvent, ContactEvent, ActivityEvent, MailEvent, ReminderEvent]]
    nextCursor: str
    hasMore: bool


DeliveryStatus = Literal["pending", "delivering", "succeeded", "failed", "dead", "cancelled"]


class WebhookDelivery(TypedDict):
    id: str
    webhookId: str
    event: EventName
    status: DeliveryStatus
    attemptCount: int
    responseStatus: Union[int, None]
    error: Union[str, None]
    nextAttemptAt: Union[str, None]
    createdAt: str
    finishedAt: Union[str, None]


WebhookAttemptKind = Literal["scheduled", "redelivery"]


WebhookAttemptOutcome = Literal["succeeded", "failed", "in_progress", "interrupted"]


class WebhookAttempt(TypedDict):
    number: int
    kind: WebhookAttemptKind
    startedAt: str
    outcome: WebhookAttemptOutcome
    url: Union[str, None]
    requestHeaders: Union[Dict[str, str], None]
    address: Union[str, None]
    responseStatus: Union[int, None]
    responseHeaders: Union[Dict[str, str], None]
    responseBody: Union[str, None]
    error: Union[str, None]
    durationMs: Union[int, None]


class WebhookDeliveryDetails(TypedDict):
    id: str
    webhookId: str
    event: EventName
    status: DeliveryStatus
    attemptCount: int
    responseStatus: Union[int, None]
    error: Union[str, None]
    nextAttemptAt: Union[str, None]
    createdAt: str
    finishedAt: Union[str, None]
    attempts: List[WebhookAttempt]
    requestBody: Union[str, None]


class QueuedDeliveries(TypedDict):
    webhookId: str
    queued: int
    remaining: int


class CompanyMemorySilence(TypedDict):
    """Open applications that the company has not answered."""

    jobs: int
    longestDays: Union[float, None]


class CompanyMemoryAnswers(TypedDict):
    """Applications that were answered, and after how many days: with a screening, an interview, an
    offer or a rejection, whichever came first. An answer with the instant of its application, as
    an import can have it, is not counted.
    """

    jobs: int
    medianDays: Union[float, None]
    fastestDays: Union[float, None]
    slowestDays: Union[float, None]


class CompanyMemoryOutcomes(TypedDict):
    """Jobs by their current status, and offers."""

    open: int
    offers: int
    accepted: int
    rejected: int
    withdrawn: int
    archived: int


class CompanyMemoryRepost(TypedDict):
    title: str
    times: int
    firstAddedAt: str
    lastAddedAt: str


class CompanyMemoryRecentJob(TypedDict):
    id: str
    title: str
    status: JobStatus
    appliedAt: Union[str, None]
    createdAt: str


class CompanyMemoryFilingsRecentOccupationSurvey(TypedDict):
    median: int
    referencePeriod: str


class CompanyMemoryFilingsRecentOccupation(TypedDict):
    title: str
    employer: str
    filings: int
    median: int
    survey: Union[CompanyMemoryFilingsRecentOccupationSurvey, None]


class CompanyMemoryFilingsRecent(TypedDict):
    """The occupations that it filed for most, at most five, among those of which it is one of the
    employers with the most filings.
    """

    period: str
    filings: int
    occupations: List[CompanyMemoryFilingsRecentOccupation]


class CompanyMemoryFilingsFiledPay(TypedDict):
    p10: Union[int, None]
    p25: Union[int, None]
    median: Union[int, None]
    p75: Union[int, None]
    p90: Union[int, None]
    filings: int
    period: str


class CompanyMemoryFilings(TypedDict):
    slug: str
    name: str
    certifiedFilings: Union[int, None]
    recent: CompanyMemoryFilingsRecent
    filedPay: CompanyMemoryFilingsFiledPay
    dataPointId: str


class CompanyMemory(TypedDict):
    company: str
    jobs: int
    applied: int
    silence: CompanyMemorySilence
    answers: CompanyMemoryAnswers
    outcomes: CompanyMemoryOutcomes
    reposts: List[CompanyMemoryRepost]
    recentJobs: List[CompanyMemoryRecentJob]
    filings: Union[CompanyMemoryFilings, None]


Tier = Literal["free", "pro", "ultra"]


TokenAccess = Literal["read", "read_write"]


class AccountProfileToken(TypedDict):
    id: str
    name: str
    access: TokenAccess
    createdAt: str


class PipelineCountsByStatus(TypedDict):
    """Number of jobs in each status, including 0."""

    saved: int
    applied: int
    screening: int
    interviewing: int
    offer: int
    accepted: int
    rejected: int
    withdrawn: int
    archived: int


class PipelineCounts(TypedDict):
    total: int
    byStatus: PipelineCountsByStatus
    responseRate: float
    avgDaysInStatus: float


class RateLimitState(TypedDict):
    limit: int
    remaining: int
    resetAt: str


class AccountProfileRateLimits(TypedDict):
    perMinute: RateLimitState
    perMonth: RateLimitState


class AccountProfileWebhooks(TypedDict):
    total: int
    disabled: int


class UnfinishedImport(TypedDict):
    idempotencyKey: Union[str, None]
    startedAt: str
    resumableUntil: str


class AccountProfile(TypedDict):
    id: str
    email: Union[str, None]
    tier: Tier
    token: AccountProfileToken
    pipeline: PipelineCounts
    rateLimits: AccountProfileRateLimits
    webhooks: AccountProfileWebhooks
    unfinishedImports: List[UnfinishedImport]


class MoodCheckin(TypedDict):
    id: str
    action: Literal["mood_checkin"]
    mood: int
    note: Union[str, None]
    createdAt: str


class JobNeedingAttention(TypedDict):
    jobId: str
    company: str
    role: str
    reason: str
    suggestion: str


WinType = Literal["offer", "accepted"]


class RecentWin(TypedDict):
    type: WinType
    company: str
    role: str
    date: str


class PipelineSummary(TypedDict):
    summary: PipelineCounts
    needsAttention: List[JobNeedingAttention]
    recentWins: List[RecentWin]


FunnelStageName = Literal["saved", "applied", "screening", "interviewing", "offer", "accepted"]


class FunnelStageWithEnds(TypedDict):
    stage: FunnelStageName
    reached: int
    rate: Union[float, None]
    open: int
    rejected: int
    withdrawn: int
    archived: int


class FunnelStage(TypedDict):
    stage: FunnelStageName
    reached: int
    rate: Union[float, None]


class PipelineFunnelBySource(TypedDict):
    source: Union[str, None]
    stages: List[FunnelStage]


class PipelineFunnelByRole(TypedDict):
    roleSlug: Union[str, None]
    stages: List[FunnelStage]


class PipelineFunnelByMonth(TypedDict):
    month: str
    stages: List[FunnelStage]


class PipelineFunnel(TypedDict):
    stages: List[FunnelStageWithEnds]
    bySource: List[PipelineFunnelBySource]
    byRole: List[PipelineFunnelByRole]
    byMonth: List[PipelineFunnelByMonth]


SuggestionType = Literal["follow_up", "thank_you", "prepare", "negotiate", "stale", "webhook_disabled"]


SuggestionPriority = Literal["high", "medium", "low"]


class SuggestionAction(TypedDict):
    """Tool of the manifest that carries out the suggestion, and its arguments."""

    tool: str
    arguments: Dict[str, str]


class Suggestion(TypedDict):
    id: str
    type: SuggestionType
    priority: SuggestionPriority
    jobId: Union[str, None]
    company: Union[str, None]
    role: Union[str, None]
    title: str
    reason: str
    action: SuggestionAction
    dueAt: Union[str, None]
    since: str


class SuggestionList(TypedDict):
    suggestions: List[Suggestion]


class ExportedJob(TypedDict):
    id: str
    company: str
    title: str
    role: str
    url: Union[str, None]
    status: JobStatus
    location: Union[str, None]
    salaryMin: Union[float, None]
    salaryMax: Union[float, None]
    salaryPeriod: PayPeriod
    currency: str
    notes: Union[str, None]
    source: Union[str, None]
    roleSlug: Union[str, None]
    citySlug: Union[str, None]
    contactIds: List[str]
    rounds: List[InterviewRound]
    statusChangedAt: str
    appliedAt: Union[str, None]
    createdAt: str
    updatedAt: str
    posting: Union[JobPosting, None]
    statusHistory: List[StatusMove]


class PipelineExport(TypedDict):
    version: Literal[1]
    exportId: str
    part: int
    exportedAt: str
    jobs: List[ExportedJob]
    contacts: List[Contact]
    activities: List[Activity]
    events: List[CalendarEvent]
    moodCheckins: List[MoodCheckin]
    nextCursor: Union[str, None]


ImportList = Literal["jobs", "contacts", "activities", "events", "moodCheckins"]


class FieldProblem(TypedDict):
    field: str
    message: str


class ImportReportRow(TypedDict):
    list: ImportList
    row: int
    valid: bool
    problems: List[FieldProblem]


ImportField = Literal["id", "company", "title", "url", "status", "location", "salaryMin", "salaryMax", "salaryPeriod", "currency", "notes", "source", "roleSlug", "citySlug", "rounds", "statusHistory", "createdAt", "updatedAt", "salary", "hourlySalary", "appliedAt"]


ImportReportColumnHow = Literal["given", "recognized", "unknown"]


class ImportReportColumn(TypedDict):
    column: str
    field: Union[ImportField, None]
    how: ImportReportColumnHow
    samples: List[str]


ImportReportPayInNoteReason = Literal["currency", "time", "words"]


class ImportReportPayInNote(TypedDict):
    row: int
    text: str
    reason: ImportReportPayInNoteReason


class _ImportReportRequired(TypedDict):
    dryRun: bool
    valid: bool
    jobs: int
    contacts: int
    activities: int
    events: int
    moodCheckins: int


class ImportReport(_ImportReportRequired, total=False):
    rows: List[ImportReportRow]
    columns: List[ImportReportColumn]
    payInNotes: List[ImportReportPayInNote]


class ToolManifestMcp(TypedDict):
    """MCP endpoint with these tools and a few more."""

    path: str
    transport: Literal["streamable-http"]
    protocolVersions: List[str]
    credential: Literal["ext_"]


CredentialPrefix = Literal["ext_", "intelligence_"]


class JsonSchema(TypedDict):
    pass


class _ToolInputSchemaRequired(TypedDict):
    type: Literal["object"]
    properties: Dict[str, JsonSchema]


class ToolInputSchema(_ToolInputSchemaRequired, total=False):
    """JSON Schema of the tool's arguments."""

    required: List[str]
    additionalProperties: bool


class ToolArgumentLocations(TypedDict):
    """Location of each argument in the HTTP request."""

    path: List[str]
    query: List[str]
    body: List[str]
    header: Dict[str, str]


class ToolAnnotations(TypedDict, total=False):
    """Tool annotations as defined by MCP."""

    title: str
    readOnlyHint: bool
    destructiveHint: bool
    idempotentHint: bool
    openWorldHint: bool


class ToolManifestTool(TypedDict):
    name: str
    title: str
    description: str
    method: str
    path: str
    credentials: List[CredentialPrefix]
    access: TokenAccess
    inputSchema: ToolInputSchema
    arguments: ToolArgumentLocations
    fixedBody: Union[Dict[str, str], None]
    annotations: ToolAnnotations


class ToolManifest(TypedDict):
    name: str
    version: str
    description: str
    mcp: ToolManifestMcp
    tools: List[ToolManifestTool]


class _SalarySalaries(_Group):
    """The present, past and projected pay of a role."""

    def calculate(
        self,
        *,
        role: str,
        city: str,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
        exp: Optional[Literal["entry", "mid", "senior", "staff"]] = None,
        expand: Optional[Sequence[str]] = None,
    ) -> Answer[Calculation]:
        """Get a salary estimate for a role and city.

        Returns the median annual pay with quartiles and a calibrated 95% interval for a role, city
        and experience level, as of the last completed quarter. The response also includes the
        occupation's published wage, total compensation, a citation and the assumptions. Needs a
        key of the free plan or a higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/calculate``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            exp: Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10
                or more.
            expand: Paths to add to the response, repeated or comma-separated; `*` adds every path
                that the key may use.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/calculate",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
                "exp": exp,
                "expand": expand,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def calculate_batch(
        self,
        items: str,
        *,
        country: Optional[str] = None,
    ) -> Answer[CalculationBatch]:
        """Get salary estimates for several roles and cities.

        Returns for up to 100 pairs of a role and a city what the call for one of them returns,
        without expansions. An item whose role or city does not exist has an error in its place.
        Each item counts as a request: if fewer are left in the minute or the month, nothing is
        computed, and the 429 says how many would fit. Needs a key of the free plan or a higher one
        with the scope intelligence:read.

        ``POST /api/v1/intelligence/salaries/calculate/batch``

        Args:
            items: Up to 100 pairs of a role and a city, with a level and a basis if they are not
                the default.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "POST",
            "/api/v1/intelligence/salaries/calculate/batch",
            query={
                "country": country,
            },
            body={"items": items},
            reads=True,
        )
        return self._transport.envelope(request)

    def history(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
        as_of: Optional[str] = None,
    ) -> Answer[SalaryHistory]:
        """Get the salary history of a role.

        Returns one estimate at mid level for each quarter from the first of 2023 to the last
        completed one, and the change over the period. In a city and the basis `local`, every
        quarter has the local factor of the latest release, so only the nation's wages change. The
        figure of a past quarter never changes. The Free plan returns the latest four quarters.
        Needs a key of the free plan or a higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/history``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            as_of: Return the history as of this date, without quarters that end later. From
                2024-07-01 to tomorrow; defaults to today.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/history",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
                "as_of": as_of,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def projections(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
        through: Optional[int] = None,
    ) -> Answer[Projections]:
        """Project the pay of a role.

        Returns the current estimate at mid level and a projection for each year through 2030 at
        most, at a fixed growth rate for each role: 6% to 10% a year for AI roles, 3% to 6% for all
        others, depending on the projected growth of the occupation. Intervals, relative to the
        median, widen by 4% and their confidence level falls by 5% with every year; `outlook_lower`
        and `outlook_upper` also include what growth may do. This is a rule, not a forecast. Needs
        a key of the free plan or a higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/projections``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            through: Last year to project, 2026 to 2030.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/projections",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
                "through": through,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def compare(
        self,
        *,
        role_a: str,
        role_b: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[Comparison]:
        """Compare two roles.

        Returns the mid-level estimates of two roles, in a city or nationwide, each with its own
        published wage and total compensation, and the first estimate minus the second, in the
        basis requested. `local` and `price_parity` have medians, totals and difference in each
        basis; in some pairs they name different winners. Needs a key of the free plan or a higher
        one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/compare``

        Args:
            role_a: Slug of a role in the catalog, or an alias of one (`rn`).
            role_b: Slug of the role to compare with; must differ from `roleA`.
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figures are multiplied by for a city, in `primary`,
                `secondary` and `delta`: `local` is what each role's occupation earns there over
                what it earns in the nation; `price_parity` is the price level there, the same for
                both. The response has the comparison in both, as `data.local` and
                `data.price_parity`. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/compare",
            query={
                "roleA": role_a,
                "roleB": role_b,
                "city": city,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def adjacent(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        count: Optional[int] = None,
        country: Optional[str] = None,
    ) -> Answer[AdjacentRoles]:
        """List adjacent roles and their pay.

        Returns roles in the occupations that O*NET relates to the role's own and to which there is
        a way from it, closest first: none that lies two or more job zones higher; one a job zone
        higher, or licensed, only if the relation is primary. Each comes with its median annual pay
        at mid level, in a city or the nation, and the difference from the role's. They are also
        grouped into higher, lateral (within 5%) and lower pay. Needs a key of the pro plan or a
        higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/adjacent``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            count: Maximum number of roles to return. There are fewer if O*NET relates fewer
                occupations to the role's own that can be reached from it; `summary.shortfall`
                gives the reasons.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/adjacent",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "count": count,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def wage_levels(
        self,
        *,
        role: str,
        city: str,
        country: Optional[str] = None,
    ) -> Answer[WageLevelsOfRole]:
        """Get visa wage levels of a role and city.

        Returns the prevailing wages for work visas (levels I to IV) that the U.S. Department of
        Labor publishes for the role's occupation in the metropolitan area of the city, for an hour
        and for a year, with their wage year. All four come from one formula, so they do not show
        what people with more experience earn. Where none are published, `levels.status` is
        `no_data` with the reason. Needs a key of the free plan or a higher one with the scope
        intelligence:read.

        ``GET /api/v1/intelligence/salaries/wage-levels``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/wage-levels",
            query={
                "role": role,
                "city": city,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def skills(
        self,
        *,
        role: Optional[str] = None,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[Skills]:
        """Get skill premiums.

        Returns the pay premiums of the 50 most used technologies or, with `role`, those of its
        occupation applied to its median annual pay at mid level. Each premium is a regression
        coefficient with its standard error, sample size and interval; negative premiums are
        included. For roles outside the surveyed occupations the list is empty and the assumptions
        give the reason. Needs a key of the pro plan or a higher one with the scope
        intelligence:read and skills:read.

        ``GET /api/v1/intelligence/salaries/skills``

        Args:
            role: Slug of a role, for the skills of its occupation; defaults to all skills.
            city: Slug of a U.S. city for the base salary; has an effect only with `role`.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/skills",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def employer_cost(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        size: Optional[Literal["startup", "midmarket", "enterprise"]] = None,
        country: Optional[str] = None,
    ) -> Answer[EmployerCost]:
        """Get the employer cost of a role.

        Returns base pay at mid level and the annual costs that an employer pays on top of it:
        payroll taxes of 2026, insurance, retirement and supplemental pay by establishment size,
        and recruiting and overhead, which are assumptions. State unemployment tax is included only
        if `city` is set. Needs a key of the free plan or a higher one with the scope
        intelligence:read.

        ``GET /api/v1/intelligence/salaries/employer-cost``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            size: Establishment size: startup 1-49 workers, midmarket 100-499, enterprise 500 or
                more.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/employer-cost",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "size": size,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def crowd(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        country: Optional[str] = None,
    ) -> Answer[CrowdPay]:
        """Get community-submitted pay.

        Returns the median of submitted pay for a role, in one city or in all cities together.
        Available only to accounts that have made a submission themselves. Nothing is shown for
        fewer than 10 accounts. Submissions are added in batches of 10. Figures are bands of
        $5,000, computed from the bands of the submitted amounts. Needs a key of the free plan or a
        higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/crowd``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city; defaults to all cities together.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/crowd",
            query={
                "role": role,
                "city": city,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def submit(
        self,
        *,
        role: str,
        city: str,
        years_experience: int,
        base: int,
        equity: Union[int, Unset] = UNSET,
        bonus: Union[int, Unset] = UNSET,
        signing: Union[int, Unset] = UNSET,
        company_size: Union[Literal["1-49", "50-499", "500-4999", "5000+"], Unset] = UNSET,
        employment_type: Union[Literal["full_time", "part_time", "contract"], Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[SubmissionReceipt]:
        """Submit your pay anonymously.

        Accepts up to 3 pay submissions a day (UTC) for each account. A submission is stored with
        its month and with a keyed hash of the account that differs for every role and city, but
        without the account, the key or the day. Pay outside 0.2 to 5 times the estimate is held
        for review and is not included in any figure. Submissions of accounts that are less than 24
        hours old do not count in the figures. After its first accepted submission, the account can
        read community-submitted pay. Needs a key of the free plan or a higher one with the scope
        intelligence:read.

        ``POST /api/v1/intelligence/salaries/submit``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            years_experience: Whole years of professional experience.
            base: Base pay in whole USD per year.
            equity: Equity in USD per year.
            bonus: Bonus in USD per year.
            signing: One-time signing bonus in USD.
            company_size: Number of workers of the employer.
            employment_type: Type of employment.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/v1/intelligence/salaries/submit",
            body=_given(
                {
                    "role": role,
                    "city": city,
                    "years_experience": years_experience,
                    "base": base,
                    "equity": equity,
                    "bonus": bonus,
                    "signing": signing,
                    "company_size": company_size,
                    "employment_type": employment_type,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.envelope(request)

    def widget(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        theme: Optional[Literal["light", "dark"]] = None,
        country: Optional[str] = None,
    ) -> Answer[SalaryWidget]:
        """Get data for a salary widget.

        Returns a role's pay at mid level and at every experience level, without the response
        envelope. With a valid white-label key (`Authorization: Bearer wlk_…`) `poweredBy` is
        omitted; an invalid key is ignored. Public, with 10 requests per minute for each address;
        with a key, the account's limit applies instead.

        ``GET /api/v1/intelligence/salaries/widget``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            theme: Color theme of the widget; returned unchanged in the response.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/widget",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "theme": theme,
                "country": country,
            },
            reads=True,
        )
        return self._transport.record(request)

    def demo(
        self,
    ) -> Answer[DemoSalary]:
        """Get a sample response.

        Returns a fixed sample in the format of a real response, without a key: software developers
        in San Francisco, from the published figures of May 2025. Public, with 60 requests per
        minute for each address; with a key, the account's limit applies instead.

        ``GET /api/v1/intelligence/salaries/demo``
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/demo",
            reads=True,
        )
        return self._transport.envelope(request)

    def legacy(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[LegacySalary]:
        """Get all data of a role (deprecated). Deprecated.

        Deprecated: use `calculate` and the other endpoints. Returns the estimate, total
        compensation, experience bands, history, adjacent roles, skill premiums and submitted pay
        of a role in one response. A block is null if no public source has the data, or if this key
        may not call the block's own endpoint. No fields will be added. Needs a key of the free
        plan or a higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)


class _SalaryOffers(_Group):
    """Evaluate, compare and negotiate offers."""

    def evaluate(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        exp: Optional[Literal["entry", "mid", "senior", "staff"]] = None,
        amount: Optional[float] = None,
        min: Optional[float] = None,
        max: Optional[float] = None,
        period: Optional[Literal["annual", "hourly"]] = None,
        country: Optional[str] = None,
    ) -> Answer[Evaluation]:
        """Evaluate an offer or a posted range.

        Compares base pay (`amount`, or a range from `min` to `max`, for a year or an hour) with
        the estimated distribution of the role's pay in a city or the nation at a level. Returns
        its percentile, the probabilities that it is below, within or above the middle half, a
        verdict if one of them is at least 0.8, and the reasons. If there is no verdict, the
        reasons say what would settle it. Amounts to ask for stop at the published 90th percentile
        of everyone in the occupation there. Nothing is stored. Needs a key of the free plan or a
        higher one with the scope intelligence:read.

        ``GET /api/v1/intelligence/salaries/evaluate``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            exp: Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10
                or more.
            amount: Base pay offered, in USD; instead of `min` and `max`.
            min: Lowest pay of a range, in USD; with `max`.
            max: Highest pay of a range, in USD; with `min`.
            period: Whether the amounts are for a year or an hour. An hour counts 2,080 times a
                year and is worth at most 5000 USD; an amount below 200 for a year is refused,
                because it is likely for an hour.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/evaluate",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "exp": exp,
                "amount": amount,
                "min": min,
                "max": max,
                "period": period,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def compare(
        self,
        *,
        offers: Sequence[Mapping[str, Any]],
        country: Optional[str] = None,
        filing_status: Union[Literal["single", "married", "head_of_household"], Unset] = UNSET,
        basis: Union[Literal["local", "price_parity"], Unset] = UNSET,
        years: Union[int, Unset] = UNSET,
    ) -> Answer[OfferComparison]:
        """Compare job offers.

        Takes 2 to 5 offers and ranks them by average annual value after the federal, state and
        local taxes of 2026, adjusted for the city's cost of living, with equity counted as it
        vests. Returns every tax for every year, the tax rules with their rates, years and sources,
        and what they do not cover. Nothing is stored. Needs a key of the free plan or a higher one
        with the scope intelligence:read.

        ``POST /api/v1/intelligence/salaries/compare-offers``

        Args:
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            filing_status: Tax filing status. `married` is a joint return without other income.
            basis: Basis of the estimate that an offer with a role is compared with. The cost of
                living is the price parity in any case.
            years: Number of years to average over.
        """
        request = _Request(
            "POST",
            "/api/v1/intelligence/salaries/compare-offers",
            query={
                "country": country,
            },
            body=_given(
                {
                    "offers": offers,
                    "filing_status": filing_status,
                    "basis": basis,
                    "years": years,
                }
            ),
            reads=True,
        )
        return self._transport.envelope(request)

    def negotiate(
        self,
        *,
        role: str,
        current_offer: Mapping[str, Any],
        country: Optional[str] = None,
        city: Union[str, Unset] = UNSET,
        basis: Union[Literal["local", "price_parity"], Unset] = UNSET,
        exp: Union[Literal["entry", "mid", "senior", "staff"], Unset] = UNSET,
        competing_offers: Union[Sequence[Mapping[str, Any]], Unset] = UNSET,
        priorities: Union[Sequence[Literal["base", "equity", "bonus", "signing", "remote", "time_off"]], Unset] = UNSET,
        tone: Union[Literal["warm", "direct"], Unset] = UNSET,
    ) -> Answer[Negotiation]:
        """Prepare an offer negotiation.

        Takes an offer, and optionally competing offers, and returns a counteroffer with talking
        points, an email script and a phone script. Every number is from the role's estimate, from
        the request, or derived from these, and `figures` lists its source. The same request always
        returns the same text. Nothing is stored. Needs a key of the pro plan or a higher one with
        the scope intelligence:read.

        ``POST /api/v1/intelligence/salaries/negotiate``

        Args:
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            exp: Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10
                or more.
            competing_offers: Your other offers in the same place. One counts if it pays more a
                year: base, bonus, equity and a quarter of the signing bonus.
            priorities: What matters to you, most important first.
        """
        request = _Request(
            "POST",
            "/api/v1/intelligence/salaries/negotiate",
            query={
                "country": country,
            },
            body=_given(
                {
                    "role": role,
                    "city": city,
                    "basis": basis,
                    "exp": exp,
                    "current_offer": current_offer,
                    "competing_offers": competing_offers,
                    "priorities": priorities,
                    "tone": tone,
                }
            ),
            reads=True,
        )
        return self._transport.envelope(request)

    def check_posting(
        self,
        *,
        country: Optional[str] = None,
        title: Union[str, Unset] = UNSET,
        location: Union[str, Unset] = UNSET,
        exp: Union[Literal["entry", "mid", "senior", "staff"], Unset] = UNSET,
        min: Union[float, Unset] = UNSET,
        max: Union[float, Unset] = UNSET,
        period: Union[Literal["annual", "hourly"], Unset] = UNSET,
        text: Union[str, Unset] = UNSET,
        url: Union[str, Unset] = UNSET,
    ) -> Answer[PostingCheck]:
        """Check the pay of a job posting.

        Reads the base pay of a posting, typed, pasted as text or HTML, or behind a public link:
        which ends of a range it names, for what time, and apart from it what is not guaranteed.
        Returns how the pay compares with the estimate, the published wage and filed pay, each with
        its source; what the law of the place asks a posting for, with its statute and how certain
        that is; and for the employer a range to post and the disclosure to paste. Nothing is
        stored, and nothing is legal advice. A caller can have two links read at a time. Needs a
        key of the free plan or a higher one with the scope intelligence:read.

        ``POST /api/v1/intelligence/salaries/check-posting``

        Args:
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            title: The job's title. Required unless `text` or `url` is given, from which it is read
                if it is absent.
            location: Where the work is done, as the posting says it: a city with its state, a
                state, or `Remote`. Several places are separated by semicolons. It replaces the one
                of `text` or `url`.
            exp: Experience level with which pay is compared; by default that of the title, else
                mid.
            min: Lowest pay that the posting names, in USD for what `period` says.
            max: Highest pay that the posting names, in USD for what `period` says.
            period: Whether `min` and `max` are for a year or an hour. Without it, 10,000 or more
                is for a year, and a smaller amount is asked about, as is less than 200 for a year.
            text: The posting as text or HTML. What the other fields say replaces what it says.
            url: The posting's public link. It is read as it is now: links to Greenhouse, Lever and
                Ashby from the board's public interface, other pages from the schema.org
                `JobPosting` that they contain.
        """
        request = _Request(
            "POST",
            "/api/v1/intelligence/salaries/check-posting",
            query={
                "country": country,
            },
            body=_given(
                {
                    "title": title,
                    "location": location,
                    "exp": exp,
                    "min": min,
                    "max": max,
                    "period": period,
                    "text": text,
                    "url": url,
                }
            ),
            reads=True,
        )
        return self._transport.envelope(request)


class _SalaryRoles(_Group):
    """The catalog of roles."""

    def list(
        self,
        *,
        slug: Optional[Sequence[str]] = None,
        not_slug: Optional[Sequence[str]] = None,
        title: Optional[str] = None,
        national_median_min: Optional[int] = None,
        national_median_max: Optional[int] = None,
        sort: Optional[Sequence[Literal["title", "slug", "national_median"]]] = None,
        order: Optional[Sequence[Literal["asc", "desc"]]] = None,
        limit: Optional[int] = None,
        starting_after: Optional[str] = None,
        ending_before: Optional[str] = None,
        country: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Role]:
        """List roles.

        Returns roles with their SOC occupation code and their national median annual pay in the
        last completed quarter. Only roles that match all filters are returned. Text is sorted
        without regard to case, equal values by `id`. Use the cursors in `pagination` to move
        forward and backward. With `format=csv` or `Accept: text/csv` the page is a table, and
        `Link` has the URLs of the next and the previous page. Public, with 10 requests per minute
        for each address; with a key, the account's limit applies instead.

        ``GET /api/v1/intelligence/salaries/roles``

        Args:
            slug: Slugs of the roles to return, or aliases of them (`rn`), comma-separated.
            not_slug: Slugs to exclude, comma-separated.
            title: Exact title; case-sensitive.
            national_median_min: Minimum `national_median` in USD per year, inclusive.
            national_median_max: Maximum `national_median` in USD per year, inclusive.
            sort: Fields to sort by, comma-separated, most significant first: title, slug,
                national_median. Ties are ordered by `id`.
            order: Sort direction: one for all sort fields, or one for each, comma-separated.
            limit: Maximum number of rows per page.
            starting_after: Returns the next page: `pagination.next_cursor` of the previous
                response. Keep filters and sort order the same; `limit` may change.
            ending_before: Returns the previous page: `pagination.previous_cursor` of a later page.
                Cannot be combined with `starting_after`.
            country: ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United
                States only.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/roles",
            query={
                "slug": slug,
                "not_slug": not_slug,
                "title": title,
                "national_median_min": national_median_min,
                "national_median_max": national_median_max,
                "sort": sort,
                "order": order,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            reads=True,
        )
        return PageList(self._transport, request, "data", "starting_after", max_rows)

    def search(
        self,
        *,
        q: str,
        sort: Optional[Sequence[Literal["score", "title", "national_median"]]] = None,
        order: Optional[Sequence[Literal["asc", "desc"]]] = None,
        limit: Optional[int] = None,
        starting_after: Optional[str] = None,
        ending_before: Optional[str] = None,
        country: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[RoleMatch]:
        """Search roles.

        Returns roles whose slug or title contains every word of `q`, including inside longer words
        (`rn` matches Attorney), best match first. `score` is 1 if `q` is the slug itself, with
        spaces read as hyphens. It is 0.99 if `q` names the role in other words: an acronym or
        everyday name (`rn` and `nurse` name Registered Nurse), the plural, or any of these after a
        level of experience (Senior, Sr., Staff, Principal, Lead, Junior, Jr., Entry Level); the
        `assumptions` then say which `exp` the level is. If the title or slug begins with `q`, it
        is 0.9 + 0.05 × fit if a word ends there, otherwise 0.8 + 0.1 × fit. For all other matches
        it is 0.4 + 0.1 × (share of the words that begin a word of the role) + 0.1 × (share that
        are whole words of it) + 0.15 × fit. Fit is a third for the length of `q` divided by that
        of the title, at most 1, and two thirds for how many people hold the job: the logarithm of
        their estimated number (the occupation's employment, divided among its titles), 0 at 100
        and 1 at 10 million. Roles found by expanding an abbreviation, by ignoring a seniority
        word, or by the closest spelling of a word that no role contains rank below all of these:
        0.35 × the score of the replacement text × its similarity, which is 1 for an abbreviation.
        Equal scores are ordered by `id`. With `format=csv` or `Accept: text/csv` the page is a
        table, and `Link` has the URLs of the next and the previous page. Public, with 10 requests
        per minute for each address; with a key, the account's limit applies instead.

        ``GET /api/v1/intelligence/salaries/search``

        Args:
            q: Words that the slug or title must contain, all of them, or another name of a role;
                case-insensitive.
            sort: Fields to sort by, comma-separated, most significant first: score, title,
                national_median. Ties are ordered by `id`.
            order: Sort direction: one for all sort fields, or one for each, comma-separated.
            limit: Maximum number of rows per page.
            starting_after: Returns the next page: `pagination.next_cursor` of the previous
                response. Keep filters and sort order the same; `limit` may change.
            ending_before: Returns the previous page: `pagination.previous_cursor` of a later page.
                Cannot be combined with `starting_after`.
            country: ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United
                States only.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/search",
            query={
                "q": q,
                "sort": sort,
                "order": order,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            reads=True,
        )
        return PageList(self._transport, request, "data", "starting_after", max_rows)


class _SalaryCities(_Group):
    """The catalog of cities."""

    def list(
        self,
        *,
        slug: Optional[Sequence[str]] = None,
        not_slug: Optional[Sequence[str]] = None,
        name: Optional[str] = None,
        state: Optional[Sequence[str]] = None,
        col_multiplier_min: Optional[float] = None,
        col_multiplier_max: Optional[float] = None,
        sort: Optional[Sequence[Literal["name", "slug", "state", "col_multiplier"]]] = None,
        order: Optional[Sequence[Literal["asc", "desc"]]] = None,
        limit: Optional[int] = None,
        starting_after: Optional[str] = None,
        ending_before: Optional[str] = None,
        country: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[City]:
        """List cities.

        Returns the 500 most populous U.S. cities with their cost-of-living multiplier, which is
        applied to wages in the basis `price_parity` alone. Only cities that match all filters are
        returned. Text is sorted without regard to case, equal values by `id`. Use the cursors in
        `pagination` to move forward and backward. With `format=csv` or `Accept: text/csv` the page
        is a table, and `Link` has the URLs of the next and the previous page. Public, with 10
        requests per minute for each address; with a key, the account's limit applies instead.

        ``GET /api/v1/intelligence/salaries/cities``

        Args:
            slug: Slugs of the cities to return, with or without the state (`san-francisco-ca`), or
                other names of them (`nyc`, `austin-texas`), comma-separated.
            not_slug: Slugs to exclude, comma-separated.
            name: Exact name; case-sensitive.
            state: Two-letter state codes, comma-separated.
            col_multiplier_min: Minimum `col_multiplier`, inclusive.
            col_multiplier_max: Maximum `col_multiplier`, inclusive.
            sort: Fields to sort by, comma-separated, most significant first: name, slug, state,
                col_multiplier. Ties are ordered by `id`.
            order: Sort direction: one for all sort fields, or one for each, comma-separated.
            limit: Maximum number of rows per page.
            starting_after: Returns the next page: `pagination.next_cursor` of the previous
                response. Keep filters and sort order the same; `limit` may change.
            ending_before: Returns the previous page: `pagination.previous_cursor` of a later page.
                Cannot be combined with `starting_after`.
            country: ISO 3166-1 alpha-2 country code. Has no effect: the catalog covers the United
                States only.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/cities",
            query={
                "slug": slug,
                "not_slug": not_slug,
                "name": name,
                "state": state,
                "col_multiplier_min": col_multiplier_min,
                "col_multiplier_max": col_multiplier_max,
                "sort": sort,
                "order": order,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            reads=True,
        )
        return PageList(self._transport, request, "data", "starting_after", max_rows)


class _SalaryCompanies(_Group):
    """Employers."""

    def list(
        self,
        *,
        slug: Optional[Sequence[str]] = None,
        sort: Optional[Sequence[Literal["name", "slug"]]] = None,
        order: Optional[Sequence[Literal["asc", "desc"]]] = None,
        limit: Optional[int] = None,
        starting_after: Optional[str] = None,
        ending_before: Optional[str] = None,
        country: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Company]:
        """List companies and their engineering levels.

        Returns 54 companies with the names of their levels, and base pay for each level that at
        least five of the employer's public filings name in the job title; with `slug`, any
        employer with ten or more filings. Each has the base pay that it filed for workers on
        visas, by occupation (October 2025 to March 2026) and by job title (October to December
        2023). Equity, bonus, vesting and interview difficulty have no public source and are null.
        Requires the Ultra plan. Needs a key of the ultra plan or a higher one with the scope
        intelligence:read.

        ``GET /api/v1/intelligence/salaries/companies``

        Args:
            slug: Slugs of the companies to return, comma-separated: any employer with ten or more
                filings. Former and other names find a company too (`facebook` finds Meta, `tcs`
                Tata Consultancy Services).
            sort: Fields to sort by, comma-separated, most significant first: name, slug. Ties are
                ordered by `id`.
            order: Sort direction: one for all sort fields, or one for each, comma-separated.
            limit: Maximum number of rows per page.
            starting_after: Returns the next page: `pagination.next_cursor` of the previous
                response. Keep filters and sort order the same; `limit` may change.
            ending_before: Returns the previous page: `pagination.previous_cursor` of a later page.
                Cannot be combined with `starting_after`.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/v1/intelligence/salaries/companies",
            query={
                "slug": slug,
                "sort": sort,
                "order": order,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            reads=True,
        )
        return PageList(self._transport, request, "data", "starting_after", max_rows)


class _SalaryLineage(_Group):
    """The sources and the arithmetic behind a figure."""

    def get(
        self,
        data_point_id: str,
    ) -> Answer[Lineage]:
        """Trace a figure to its sources.

        Returns every published value, parameter and calculation step behind a figure, in an order
        in which the calculation can be repeated from this response alone. For submitted pay it
        returns the rules and counts, never the submissions; for employers' filings, how they were
        selected. Ids never expire: each one contains the methodology and dataset version of its
        figure. Needs a key of the pro plan or a higher one with the scope intelligence:lineage.

        ``GET /api/v1/intelligence/lineage/{data_point_id}``

        Args:
            data_point_id: The `data_point_id` of a figure.
        """
        request = _Request(
            "GET",
            f"/api/v1/intelligence/lineage/{_part(data_point_id)}",
            reads=True,
        )
        return self._transport.envelope(request)


class _SalaryLookups(_Group):
    """Older, flat lookups for tool-calling clients."""

    def salary(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        exp: Optional[Literal["entry", "mid", "senior", "staff"]] = None,
        country: Optional[str] = None,
    ) -> Answer[SalaryLookup]:
        """Get a salary estimate.

        Returns the same estimate as `calculate`, with the breakdown of total compensation. `city`
        is optional; without it the estimate is nationwide. Needs a key of the free plan or a
        higher one with the scope intelligence:read, or a token of an Ultra account, whose calls
        count against the quota of the Job Pipeline API.

        ``GET /api/mcp/intelligence/salary``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            exp: Experience level, by years of experience: entry 0-2, mid 3-5, senior 6-9, staff 10
                or more.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/mcp/intelligence/salary",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "exp": exp,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def roles(
        self,
        *,
        q: Optional[str] = None,
        limit: Optional[int] = None,
        starting_after: Optional[str] = None,
        ending_before: Optional[str] = None,
        country: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[LookedUpRole]:
        """Search or list roles.

        With `q`, returns the same results as `search`, best match first; without it, lists all
        roles by title. Use the cursors in `pagination` to move forward and backward. Needs a key
        of the free plan or a higher one with the scope intelligence:read, or a token of an Ultra
        account, whose calls count against the quota of the Job Pipeline API.

        ``GET /api/mcp/intelligence/roles``

        Args:
            q: Words to search for; without it, roles are listed by title.
            limit: Maximum number of rows per page.
            starting_after: Returns the next page: `pagination.next_cursor` of the previous
                response. Keep filters and sort order the same; `limit` may change.
            ending_before: Returns the previous page: `pagination.previous_cursor` of a later page.
                Cannot be combined with `starting_after`.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/intelligence/roles",
            query={
                "q": q,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "country": country,
            },
            reads=True,
        )
        return PageList(self._transport, request, "data", "starting_after", max_rows)

    def compare(
        self,
        *,
        role_a: Optional[str] = None,
        role_b: Optional[str] = None,
        city: Optional[str] = None,
        role: Optional[str] = None,
        city_a: Optional[str] = None,
        city_b: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[ComparisonLookup]:
        """Compare two roles or two cities.

        With `roleA` and `roleB`, and optionally `city`, returns the same comparison as `compare`.
        With `role`, `cityA` and `cityB`, compares the role between the two cities. Needs a key of
        the free plan or a higher one with the scope intelligence:read, or a token of an Ultra
        account, whose calls count against the quota of the Job Pipeline API.

        ``GET /api/mcp/intelligence/compare``

        Args:
            role_a: Slug of a role in the catalog, or an alias of one (`rn`).
            role_b: Slug of the role to compare with; must differ from `roleA`.
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            role: Slug of the role to compare between `cityA` and `cityB`.
            city_a: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            city_b: Slug of the city to compare with; must differ from `cityA`.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/mcp/intelligence/compare",
            query={
                "roleA": role_a,
                "roleB": role_b,
                "city": city,
                "role": role,
                "cityA": city_a,
                "cityB": city_b,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def range(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[PayRange]:
        """Get the pay range of a role.

        Returns the 10th, 25th, 50th, 75th and 90th percentiles of annual pay at mid level, in a
        city or nationwide. Needs a key of the free plan or a higher one with the scope
        intelligence:read, or a token of an Ultra account, whose calls count against the quota of
        the Job Pipeline API.

        ``GET /api/mcp/intelligence/range``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/mcp/intelligence/range",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)

    def check_posting(
        self,
        *,
        country: Optional[str] = None,
        title: Union[str, Unset] = UNSET,
        location: Union[str, Unset] = UNSET,
        exp: Union[Literal["entry", "mid", "senior", "staff"], Unset] = UNSET,
        min: Union[float, Unset] = UNSET,
        max: Union[float, Unset] = UNSET,
        period: Union[Literal["annual", "hourly"], Unset] = UNSET,
        text: Union[str, Unset] = UNSET,
        url: Union[str, Unset] = UNSET,
    ) -> Answer[PostingCheck]:
        """Check the pay of a job posting.

        The same as `check-posting` of the Salary Data API: what a posting says about pay, how that
        compares, and what the law of its place asks a posting for. Needs a key of the free plan or
        a higher one with the scope intelligence:read, or a token of an Ultra account, whose calls
        count against the quota of the Job Pipeline API.

        ``POST /api/mcp/intelligence/check-posting``

        Args:
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
            title: The job's title. Required unless `text` or `url` is given, from which it is read
                if it is absent.
            location: Where the work is done, as the posting says it: a city with its state, a
                state, or `Remote`. Several places are separated by semicolons. It replaces the one
                of `text` or `url`.
            exp: Experience level with which pay is compared; by default that of the title, else
                mid.
            min: Lowest pay that the posting names, in USD for what `period` says.
            max: Highest pay that the posting names, in USD for what `period` says.
            period: Whether `min` and `max` are for a year or an hour. Without it, 10,000 or more
                is for a year, and a smaller amount is asked about, as is less than 200 for a year.
            text: The posting as text or HTML. What the other fields say replaces what it says.
            url: The posting's public link. It is read as it is now: links to Greenhouse, Lever and
                Ashby from the board's public interface, other pages from the schema.org
                `JobPosting` that they contain.
        """
        request = _Request(
            "POST",
            "/api/mcp/intelligence/check-posting",
            query={
                "country": country,
            },
            body=_given(
                {
                    "title": title,
                    "location": location,
                    "exp": exp,
                    "min": min,
                    "max": max,
                    "period": period,
                    "text": text,
                    "url": url,
                }
            ),
            reads=True,
        )
        return self._transport.envelope(request)

    def trends(
        self,
        *,
        role: str,
        city: Optional[str] = None,
        basis: Optional[Literal["local", "price_parity"]] = None,
        country: Optional[str] = None,
    ) -> Answer[PayTrends]:
        """Get the yearly pay trend of a role.

        Returns the median annual pay at mid level in the last quarter of each year, over the
        period that `history` returns for this key. Needs a key of the free plan or a higher one
        with the scope intelligence:read, or a token of an Ultra account, whose calls count against
        the quota of the Job Pipeline API.

        ``GET /api/mcp/intelligence/trends``

        Args:
            role: Slug of a role in the catalog, or an alias of one (`rn`).
            city: Slug of a U.S. city in the catalog, with or without the state (`san-francisco`,
                `aurora-il`), or an alias of one (`nyc`). A smaller place (`brandon-fl`) or a ZIP
                code has the figure of the largest city in its metropolitan area, and `remote` that
                of the nation; `assumptions` says so.
            basis: What the national figure is multiplied by for a city: `local` is what people in
                this occupation earn there over what they earn in the nation; `price_parity` is the
                price level there. Without a city it changes nothing.
            country: ISO 3166-1 alpha-2 country code. Figures are available for the United States
                only.
        """
        request = _Request(
            "GET",
            "/api/mcp/intelligence/trends",
            query={
                "role": role,
                "city": city,
                "basis": basis,
                "country": country,
            },
            reads=True,
        )
        return self._transport.envelope(request)


class SalaryClient:
    """The Salary Data API: what jobs pay in the United States.

    Args:
        api_key: a key (`intelligence_…`), or for `lookups` a token (`ext_…`). The catalogs, the
            search, the widget's figures and the demo need none.
        base_url: the address of the service, such as `https://pay.example.com`, without a path.
        timeout: seconds without a byte after which an attempt is given up.
        max_retries: how often a request is repeated at most.
        max_retry_wait: the longest wait before a repetition, in seconds. If the service asks for a
            longer one with `Retry-After`, the error is raised at once.
        headers: sent with every request.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        *,
        base_url: str,
        timeout: float = 30,
        max_retries: int = 2,
        max_retry_wait: float = 60,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        transport = _Transport(
            base_url, api_key, timeout, max_retries, max_retry_wait, headers
        )
        #: The present, past and projected pay of a role.
        self.salaries = _SalarySalaries(transport)
        #: Evaluate, compare and negotiate offers.
        self.offers = _SalaryOffers(transport)
        #: The catalog of roles.
        self.roles = _SalaryRoles(transport)
        #: The catalog of cities.
        self.cities = _SalaryCities(transport)
        #: Employers.
        self.companies = _SalaryCompanies(transport)
        #: The sources and the arithmetic behind a figure.
        self.lineage = _SalaryLineage(transport)
        #: Older, flat lookups for tool-calling clients.
        self.lookups = _SalaryLookups(transport)


class _PipelineJobs(_Group):
    """The jobs of a job search."""

    def list(
        self,
        *,
        status: Optional[Sequence[Literal["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"]]] = None,
        company: Optional[str] = None,
        q: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Job]:
        """List jobs.

        Returns the account's jobs, newest first, optionally filtered by status, company or text.
        Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/jobs``

        Args:
            status: One or more statuses, comma-separated.
            company: Full name of the company; case-insensitive.
            q: Search words. Each must be the beginning of a word in the company, title, location
                or notes. Needs at least one letter or digit. Case and accents are ignored.
                Punctuation separates words, except that C++ and C# are words. Scripts without
                spaces between words are searched by character. If more than 1,000 records match,
                the list has the 1,000 that were added or changed last.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/jobs",
            query={
                "status": status,
                "company": company,
                "q": q,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "jobs", "cursor", max_rows)

    def create(
        self,
        *,
        company: str,
        title: str,
        status: Literal["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"],
        url: Union[str, None, Unset] = UNSET,
        location: Union[str, None, Unset] = UNSET,
        salary_min: Union[float, None, Unset] = UNSET,
        salary_max: Union[float, None, Unset] = UNSET,
        salary_period: Union[Literal["annual", "hourly"], Unset] = UNSET,
        currency: Union[str, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        source: Union[str, None, Unset] = UNSET,
        role_slug: Union[str, None, Unset] = UNSET,
        city_slug: Union[str, None, Unset] = UNSET,
        contact_ids: Union[Sequence[str], Unset] = UNSET,
        rounds: Union[Sequence[Mapping[str, Any]], Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[Job]:
        """Add a job.

        Adds a job to the pipeline, with any status. Sends the event `job.created` and, whatever
        the status, no other. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/jobs``

        Args:
            company: Name of the employer.
            title: Job title.
            status: Status of the job. Every change from one status to another is allowed.
            url: URL of the job posting.
            location: Location as written in the posting.
            salary_min: Amount in units of `currency` for what `salaryPeriod` says, as typed, with
                at most two decimals.
            salary_max: Amount in units of `currency` for what `salaryPeriod` says, as typed, with
                at most two decimals.
            salary_period: Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour
                counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD.
                Without it, pay is for a year, and an amount below 200 is refused, because it is
                likely for an hour; send `annual` if it is not. Pay below 200 a year is never
                compared.
            currency: ISO 4217 currency code.
            notes: Free text, up to 10,000 characters.
            source: Where the job was found.
            role_slug: Slug of the role in the salary catalog. If never set, it is matched from the
                title, and null if there is no unambiguous match. A value that is set must exist in
                the catalog and is kept when the title changes; set null for no role.
            city_slug: Slug of the city in the salary catalog. If never set, it is matched from the
                location, and null for remote work, several places, and places that are not in the
                catalog. A value that is set must exist in the catalog and is kept when the
                location changes; set null for no city.
            contact_ids: Ids of the linked contacts.
            rounds: Rounds of interviews, in the order of the process.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/jobs",
            body=_given(
                {
                    "company": company,
                    "title": title,
                    "status": status,
                    "url": url,
                    "location": location,
                    "salaryMin": salary_min,
                    "salaryMax": salary_max,
                    "salaryPeriod": salary_period,
                    "currency": currency,
                    "notes": notes,
                    "source": source,
                    "roleSlug": role_slug,
                    "citySlug": city_slug,
                    "contactIds": contact_ids,
                    "rounds": rounds,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def create_from_url(
        self,
        *,
        url: str,
        status: Union[Literal["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"], Unset] = UNSET,
        company: Union[str, Unset] = UNSET,
        title: Union[str, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        source: Union[str, Unset] = UNSET,
        allow_duplicate: Union[bool, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[JobFromUrl]:
        """Add a job from the link of its posting.

        Reads a posting and adds its job, with company, title, location and pay. Links to
        Greenhouse, Lever and Ashby are read from the public interface of the board, other pages
        from the schema.org `JobPosting` that they contain. Description and pay are kept as they
        are now, in `posting`. A job that the account has already, by link or by company and title,
        is 409 `CONFLICT` and named. Pay for an hour stays so (`salaryPeriod`); for a day, a week
        or a month it is converted to a year. Sends the event `job.created`. Needs a read-write
        token of an Ultra account.

        ``POST /api/mcp/jobs/from-url``

        Args:
            url: URL of the posting.
            status: Status of the job. Every change from one status to another is allowed.
            company: Instead of the company in the posting.
            title: Instead of the title in the posting.
            notes: Free text, up to 10,000 characters.
            source: Where the job was found; defaults to the board or host of the link.
            allow_duplicate: Adds the job even if the account has one with this link, or company
                and title.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/jobs/from-url",
            body=_given(
                {
                    "url": url,
                    "status": status,
                    "company": company,
                    "title": title,
                    "notes": notes,
                    "source": source,
                    "allowDuplicate": allow_duplicate,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def get(
        self,
        job_id: str,
    ) -> Answer[JobDetail]:
        """Get a job.

        Returns a job with its status history and a salary benchmark for its role, with the same
        figures as `calculate` of the Salary Data API. The ETag can be sent in `If-Match`, which
        fails only if the job itself has changed, not if only the benchmark has. Needs a read-only
        or read-write token of an Ultra account.

        ``GET /api/mcp/jobs/{id}``

        Args:
            job_id: Id of a job.
        """
        request = _Request(
            "GET",
            f"/api/mcp/jobs/{_part(job_id)}",
            reads=True,
        )
        return self._transport.record(request)

    def update(
        self,
        job_id: str,
        *,
        company: Union[str, Unset] = UNSET,
        title: Union[str, Unset] = UNSET,
        url: Union[str, None, Unset] = UNSET,
        location: Union[str, None, Unset] = UNSET,
        salary_min: Union[float, None, Unset] = UNSET,
        salary_max: Union[float, None, Unset] = UNSET,
        salary_period: Union[Literal["annual", "hourly"], Unset] = UNSET,
        currency: Union[str, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        source: Union[str, None, Unset] = UNSET,
        role_slug: Union[str, None, Unset] = UNSET,
        city_slug: Union[str, None, Unset] = UNSET,
        contact_ids: Union[Sequence[str], Unset] = UNSET,
        rounds: Union[Sequence[Mapping[str, Any]], Unset] = UNSET,
        role: Union[str, Unset] = UNSET,
        if_match: Optional[str] = None,
    ) -> Answer[Job]:
        """Update a job.

        Updates the fields in the body; `null` clears a field. `contactIds` replaces all links. A
        job that was read can be sent back whole: what only the service sets is ignored, and `id`,
        `createdAt` and `status` must be as they are. To change the status, use `updateJobStatus`.
        Sends the event `job.updated` if anything changed. Needs a read-write token of an Ultra
        account.

        ``PATCH /api/mcp/jobs/{id}``

        Args:
            job_id: Id of a job.
            company: Name of the employer.
            title: Job title.
            url: URL of the job posting.
            location: Location as written in the posting.
            salary_min: Amount in units of `currency` for what `salaryPeriod` says, as typed, with
                at most two decimals.
            salary_max: Amount in units of `currency` for what `salaryPeriod` says, as typed, with
                at most two decimals.
            salary_period: Whether `salaryMin` and `salaryMax` are for a year or an hour. An hour
                counts 2,080 times a year where pay is compared, and is worth at most 5,000 USD.
                Without it, pay is for a year, and an amount below 200 is refused, because it is
                likely for an hour; send `annual` if it is not. Pay below 200 a year is never
                compared.
            currency: ISO 4217 currency code.
            notes: Free text, up to 10,000 characters.
            source: Where the job was found.
            role_slug: Slug of the role in the salary catalog. If never set, it is matched from the
                title, and null if there is no unambiguous match. A value that is set must exist in
                the catalog and is kept when the title changes; set null for no role.
            city_slug: Slug of the city in the salary catalog. If never set, it is matched from the
                location, and null for remote work, several places, and places that are not in the
                catalog. A value that is set must exist in the catalog and is kept when the
                location changes; set null for no city.
            contact_ids: Ids of the linked contacts.
            rounds: Rounds of interviews, in the order of the process.
            role: The same as `title`, under the name that summaries use.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "PATCH",
            f"/api/mcp/jobs/{_part(job_id)}",
            body=_given(
                {
                    "company": company,
                    "title": title,
                    "url": url,
                    "location": location,
                    "salaryMin": salary_min,
                    "salaryMax": salary_max,
                    "salaryPeriod": salary_period,
                    "currency": currency,
                    "notes": notes,
                    "source": source,
                    "roleSlug": role_slug,
                    "citySlug": city_slug,
                    "contactIds": contact_ids,
                    "rounds": rounds,
                    "role": role,
                }
            ),
            if_match=if_match,
        )
        return self._transport.record(request)

    def update_status(
        self,
        job_id: str,
        *,
        status: Literal["saved", "applied", "screening", "interviewing", "offer", "accepted", "rejected", "withdrawn", "archived"],
        idempotency_key: Optional[str] = None,
        if_match: Optional[str] = None,
    ) -> Answer[Job]:
        """Update the status of a job.

        Changes the status of a job and records the change in its history. Sends the event
        `job.status_changed` and that of the new status, if it has one. Setting the current status
        again has no effect. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/jobs/{id}/status``

        Args:
            job_id: Id of a job.
            status: Status of the job. Every change from one status to another is allowed.
            idempotency_key: makes the write safe to repeat, also by another process.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "POST",
            f"/api/mcp/jobs/{_part(job_id)}/status",
            body=_given(
                {
                    "status": status,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
            if_match=if_match,
        )
        return self._transport.record(request)

    def delete(
        self,
        job_id: str,
        *,
        if_match: Optional[str] = None,
    ) -> Answer[DeletedRecord]:
        """Delete a job.

        Deletes a job with its status history, its activities, its calendar events, its documents
        and its links to contacts. Sends the event `job.deleted`. Needs a read-write token of an
        Ultra account.

        ``DELETE /api/mcp/jobs/{id}``

        Args:
            job_id: Id of a job.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "DELETE",
            f"/api/mcp/jobs/{_part(job_id)}",
            if_match=if_match,
        )
        return self._transport.record(request)


class _PipelineDocuments(_Group):
    """The documents of a job."""

    def list(
        self,
        job_id: str,
    ) -> Answer[JobDocumentList]:
        """List the documents of a job.

        Returns the documents of a job, the newest first, without their content. Needs a read-only
        or read-write token of an Ultra account.

        ``GET /api/mcp/jobs/{id}/documents``

        Args:
            job_id: Id of a job.
        """
        request = _Request(
            "GET",
            f"/api/mcp/jobs/{_part(job_id)}/documents",
            reads=True,
        )
        return self._transport.record(request)

    def delete(
        self,
        job_id: str,
        document_id: str,
    ) -> Answer[DeletedRecord]:
        """Delete a document.

        Deletes a document and its file, for good. Needs a read-write token of an Ultra account.

        ``DELETE /api/mcp/jobs/{id}/documents/{documentId}``

        Args:
            job_id: Id of a job.
            document_id: Id of a document.
        """
        request = _Request(
            "DELETE",
            f"/api/mcp/jobs/{_part(job_id)}/documents/{_part(document_id)}",
        )
        return self._transport.record(request)


class _PipelineContacts(_Group):
    """The people of a job search."""

    def list(
        self,
        *,
        company: Optional[str] = None,
        q: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Contact]:
        """List contacts.

        Returns the account's contacts, newest first, optionally filtered by company or text. Needs
        a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/contacts``

        Args:
            company: Full name of the company; case-insensitive.
            q: Search words. Each must be the beginning of a word in the name, email address,
                company, title or notes. Needs at least one letter or digit. Case and accents are
                ignored. Punctuation separates words, except that C++ and C# are words. Scripts
                without spaces between words are searched by character. If more than 1,000 records
                match, the list has the 1,000 that were added or changed last.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/contacts",
            query={
                "company": company,
                "q": q,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "contacts", "cursor", max_rows)

    def create(
        self,
        *,
        name: str,
        email: Union[str, None, Unset] = UNSET,
        phone: Union[str, None, Unset] = UNSET,
        company: Union[str, None, Unset] = UNSET,
        title: Union[str, None, Unset] = UNSET,
        linkedin_url: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        job_ids: Union[Sequence[str], Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[Contact]:
        """Add a contact.

        Adds a person and links them to the jobs in `jobIds`. Sends the event `contact.created`.
        Needs a read-write token of an Ultra account.

        ``POST /api/mcp/contacts``

        Args:
            name: Name of the person.
            email: Email address.
            phone: Phone number in any format.
            company: Employer of the person.
            title: Position of the person.
            linkedin_url: URL of the LinkedIn profile.
            notes: Free text, up to 10,000 characters.
            job_ids: Ids of the linked jobs.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/contacts",
            body=_given(
                {
                    "name": name,
                    "email": email,
                    "phone": phone,
                    "company": company,
                    "title": title,
                    "linkedinUrl": linkedin_url,
                    "notes": notes,
                    "jobIds": job_ids,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def get(
        self,
        contact_id: str,
    ) -> Answer[Contact]:
        """Get a contact.

        Returns a contact. Its ETag is the version to send in `If-Match`. Needs a read-only or
        read-write token of an Ultra account.

        ``GET /api/mcp/contacts/{id}``

        Args:
            contact_id: Id of a contact.
        """
        request = _Request(
            "GET",
            f"/api/mcp/contacts/{_part(contact_id)}",
            reads=True,
        )
        return self._transport.record(request)

    def update(
        self,
        contact_id: str,
        *,
        name: Union[str, Unset] = UNSET,
        email: Union[str, None, Unset] = UNSET,
        phone: Union[str, None, Unset] = UNSET,
        company: Union[str, None, Unset] = UNSET,
        title: Union[str, None, Unset] = UNSET,
        linkedin_url: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        job_ids: Union[Sequence[str], Unset] = UNSET,
        if_match: Optional[str] = None,
    ) -> Answer[Contact]:
        """Update a contact.

        Updates the fields in the body; `null` clears a field. A contact that was read can be sent
        back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they
        are. `jobIds` replaces all links. Sends the event `contact.updated` if anything changed.
        Needs a read-write token of an Ultra account.

        ``PATCH /api/mcp/contacts/{id}``

        Args:
            contact_id: Id of a contact.
            name: Name of the person.
            email: Email address.
            phone: Phone number in any format.
            company: Employer of the person.
            title: Position of the person.
            linkedin_url: URL of the LinkedIn profile.
            notes: Free text, up to 10,000 characters.
            job_ids: Ids of the linked jobs.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "PATCH",
            f"/api/mcp/contacts/{_part(contact_id)}",
            body=_given(
                {
                    "name": name,
                    "email": email,
                    "phone": phone,
                    "company": company,
                    "title": title,
                    "linkedinUrl": linkedin_url,
                    "notes": notes,
                    "jobIds": job_ids,
                }
            ),
            if_match=if_match,
        )
        return self._transport.record(request)

    def delete(
        self,
        contact_id: str,
        *,
        if_match: Optional[str] = None,
    ) -> Answer[DeletedRecord]:
        """Delete a contact.

        Deletes a contact and unlinks it from its jobs. Its activities and calendar events are
        kept. Sends the event `contact.deleted`. Needs a read-write token of an Ultra account.

        ``DELETE /api/mcp/contacts/{id}``

        Args:
            contact_id: Id of a contact.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "DELETE",
            f"/api/mcp/contacts/{_part(contact_id)}",
            if_match=if_match,
        )
        return self._transport.record(request)


class _PipelineInbox(_Group):
    """Mail of employers, and what it changes of the board."""

    def list(
        self,
        *,
        state: Optional[Sequence[Literal["suggested", "applied", "dismissed", "noted"]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[InboxMail]:
        """List mail.

        Returns the mail that the account's address has received, newest first: what each says, the
        job that it belongs to, and what it would change of the board. Everything in a mail is what
        its sender claims. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/inbox``

        Args:
            state: One or more states, comma-separated.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/inbox",
            query={
                "state": state,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "mails", "cursor", max_rows)

    def apply(
        self,
        mail_id: str,
        *,
        job_id: Union[str, Unset] = UNSET,
        add_job: Union[Literal[True], Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[InboxMail]:
        """Apply a mail.

        Changes the board as a mail suggests: the status of its job, its rounds of interviews, or a
        job that is added. `jobId` says which job it belongs to, where that is open or wrong. Sends
        the events of these changes. A mail that was applied already is returned as it is. Needs a
        read-write token of an Ultra account.

        ``POST /api/mcp/inbox/{id}/apply``

        Args:
            mail_id: Id of a mail.
            job_id: The job that the mail belongs to, if it is another one than suggested, or none
                was.
            add_job: Adds the job that the mail names, because it is none of the account's.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/inbox/{_part(mail_id)}/apply",
            body=_given(
                {
                    "jobId": job_id,
                    "addJob": add_job,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def dismiss(
        self,
        mail_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Answer[InboxMail]:
        """Dismiss a mail.

        Sets a mail aside. The board stays as it is. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/inbox/{id}/dismiss``

        Args:
            mail_id: Id of a mail.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/inbox/{_part(mail_id)}/dismiss",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def undo(
        self,
        mail_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Answer[InboxMail]:
        """Undo a decision about a mail.

        Takes back that a mail was applied or dismissed, so that it is suggested again. What was
        changed of the job since stays; a job that the mail added is deleted if it was not changed
        since (else 412). Needs a read-write token of an Ultra account.

        ``POST /api/mcp/inbox/{id}/undo``

        Args:
            mail_id: Id of a mail.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/inbox/{_part(mail_id)}/undo",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def settings(
        self,
    ) -> Answer[InboxSettings]:
        """Get the settings of the inbox.

        Returns the account's address for mail, who may send to it, and whether what is certain is
        applied at once. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/inbox/settings``
        """
        request = _Request(
            "GET",
            "/api/mcp/inbox/settings",
            reads=True,
        )
        return self._transport.record(request)

    def update_settings(
        self,
        *,
        is_on: Union[bool, Unset] = UNSET,
        applies_at_once: Union[bool, Unset] = UNSET,
        senders: Union[Sequence[str], Unset] = UNSET,
        own_addresses: Union[Sequence[str], Unset] = UNSET,
        replace_address: Union[Literal[True], Unset] = UNSET,
    ) -> Answer[InboxSettings]:
        """Change the settings of the inbox.

        Switches the account's address for mail on or off, replaces it, and says who may send to it
        and whether what is certain is applied at once. The first `isOn: true` makes the address.
        Needs a read-write token of an Ultra account.

        ``PATCH /api/mcp/inbox/settings``

        Args:
            is_on: Whether the address takes mail. The first `true` makes the address.
            applies_at_once: Whether what is certain changes the board at once: mail of a known
                applicant system that comes from its domain, means one thing, and names the company
                and the title (or the requisition number) of one job, or continues a conversation
                about it. Everything else is suggested in any case.
            senders: Addresses and domains from which mail is taken; empty for all. A sender can
                claim any address, so the list keeps noise out and proves nothing.
            own_addresses: Addresses from which the account's owner writes. What they wrote
                themselves moves nothing; an address that has forwarded a mail of its own is added.
            replace_address: Makes a new address. The one before takes no more mail.
        """
        request = _Request(
            "PATCH",
            "/api/mcp/inbox/settings",
            body=_given(
                {
                    "isOn": is_on,
                    "appliesAtOnce": applies_at_once,
                    "senders": senders,
                    "ownAddresses": own_addresses,
                    "replaceAddress": replace_address,
                }
            ),
        )
        return self._transport.record(request)


class _PipelineActivities(_Group):
    """A log of what was done."""

    def list(
        self,
        *,
        job_id: Optional[str] = None,
        job: Optional[str] = None,
        contact_id: Optional[str] = None,
        contact: Optional[str] = None,
        date: Optional[str] = None,
        type: Optional[Sequence[Literal["application", "email", "call", "meeting", "interview", "follow_up", "note", "offer", "status_change"]]] = None,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Activity]:
        """List activities.

        Returns the account's activities, newest first, optionally filtered by job, contact, type
        or date. `job` and `contact` are other names of `jobId` and `contactId`: send one of the
        two. `date` is one day; `from` and `to` are a range. Needs a read-only or read-write token
        of an Ultra account.

        ``GET /api/mcp/activities``

        Args:
            job_id: Only activities of this job.
            job: The same as `jobId`.
            contact_id: Only activities with this contact.
            contact: The same as `contactId`.
            date: Only activities of this day (UTC); for a range, send `from` and `to` instead.
            type: One or more types, comma-separated.
            from_: Start of the time range, inclusive: a date (UTC) or an instant.
            to: End of the time range, inclusive: a date (UTC) or an instant.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/activities",
            query={
                "jobId": job_id,
                "job": job,
                "contactId": contact_id,
                "contact": contact,
                "date": date,
                "type": type,
                "from": from_,
                "to": to,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "activities", "cursor", max_rows)

    def create(
        self,
        *,
        type: Literal["application", "email", "call", "meeting", "interview", "follow_up", "note", "offer", "status_change"],
        job_id: Union[str, None, Unset] = UNSET,
        contact_id: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        occurred_at: Union[str, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[Activity]:
        """Log an activity.

        Logs an activity for a job, with a contact, or neither. Sends the event `activity.created`.
        Needs a read-write token of an Ultra account.

        ``POST /api/mcp/activities``

        Args:
            type: Type of activity.
            job_id: Id of a job.
            contact_id: Id of a contact.
            notes: Free text, up to 10,000 characters.
            occurred_at: When the activity happened; defaults to now.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/activities",
            body=_given(
                {
                    "type": type,
                    "jobId": job_id,
                    "contactId": contact_id,
                    "notes": notes,
                    "occurredAt": occurred_at,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def get(
        self,
        activity_id: str,
    ) -> Answer[Activity]:
        """Get an activity.

        Returns an activity. The ETag can be sent in `If-Match` to change or delete it. Needs a
        read-only or read-write token of an Ultra account.

        ``GET /api/mcp/activities/{id}``

        Args:
            activity_id: Id of an activity.
        """
        request = _Request(
            "GET",
            f"/api/mcp/activities/{_part(activity_id)}",
            reads=True,
        )
        return self._transport.record(request)

    def update(
        self,
        activity_id: str,
        *,
        type: Union[Literal["application", "email", "call", "meeting", "interview", "follow_up", "note", "offer", "status_change"], Unset] = UNSET,
        job_id: Union[str, None, Unset] = UNSET,
        contact_id: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        occurred_at: Union[str, Unset] = UNSET,
        if_match: Optional[str] = None,
    ) -> Answer[Activity]:
        """Update an activity.

        Updates the fields in the body; `null` clears a field. An activity that was read can be
        sent back whole: what only the service sets is ignored, and `id` and `createdAt` must be as
        they are. Changing it updates when something last happened to its job, and when its contact
        was last contacted. No webhook event is sent. Needs a read-write token of an Ultra account.

        ``PATCH /api/mcp/activities/{id}``

        Args:
            activity_id: Id of an activity.
            type: Type of activity.
            job_id: Id of a job.
            contact_id: Id of a contact.
            notes: Free text, up to 10,000 characters.
            occurred_at: ISO 8601 instant with an offset.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "PATCH",
            f"/api/mcp/activities/{_part(activity_id)}",
            body=_given(
                {
                    "type": type,
                    "jobId": job_id,
                    "contactId": contact_id,
                    "notes": notes,
                    "occurredAt": occurred_at,
                }
            ),
            if_match=if_match,
        )
        return self._transport.record(request)

    def delete(
        self,
        activity_id: str,
        *,
        if_match: Optional[str] = None,
    ) -> Answer[DeletedRecord]:
        """Delete an activity.

        Deletes an activity. When something last happened to its job, and when its contact was last
        contacted, are found again. No webhook event is sent. Needs a read-write token of an Ultra
        account.

        ``DELETE /api/mcp/activities/{id}``

        Args:
            activity_id: Id of an activity.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "DELETE",
            f"/api/mcp/activities/{_part(activity_id)}",
            if_match=if_match,
        )
        return self._transport.record(request)


class _PipelineCalendar(_Group):
    """Upcoming events, and a calendar feed of them."""

    def list(
        self,
        *,
        from_: Optional[str] = None,
        to: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[CalendarEvent]:
        """List calendar events.

        Returns the calendar events that start within a time window, earliest first, together with
        the rounds of interviews of jobs that have a time and are not cancelled. A round for which
        the calendar has an event of the same job at the same time is left out. With `Accept:
        text/calendar` the page is returned as iCalendar (RFC 5545) with times in UTC, and `Link`
        contains the URL of the next page. Needs a read-only or read-write token of an Ultra
        account.

        ``GET /api/mcp/calendar``

        Args:
            from_: Earliest start of an event, inclusive: a date (UTC) or an instant. Defaults to
                now.
            to: Latest start of an event, inclusive: a date (UTC) or an instant. Defaults to 30
                days after `from`.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/calendar",
            query={
                "from": from_,
                "to": to,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "events", "cursor", max_rows)

    def create(
        self,
        *,
        type: Literal["interview", "phone_screen", "follow_up", "deadline", "other"],
        title: str,
        starts_at: str,
        time_zone: Union[str, Unset] = UNSET,
        ends_at: Union[str, None, Unset] = UNSET,
        location: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        job_id: Union[str, None, Unset] = UNSET,
        contact_id: Union[str, None, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[CalendarEvent]:
        """Add a calendar event.

        Adds an interview, a phone screen, a follow-up, a deadline or another event, for a job,
        with a contact, or neither. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/calendar``

        Args:
            type: Type of event.
            title: Title shown in the calendar.
            starts_at: ISO 8601 instant with an offset.
            time_zone: IANA time zone in which the event is displayed.
            ends_at: ISO 8601 instant with an offset.
            location: Location of the event, or a link to join it.
            notes: Free text, up to 10,000 characters.
            job_id: Id of a job.
            contact_id: Id of a contact.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/calendar",
            body=_given(
                {
                    "type": type,
                    "title": title,
                    "startsAt": starts_at,
                    "timeZone": time_zone,
                    "endsAt": ends_at,
                    "location": location,
                    "notes": notes,
                    "jobId": job_id,
                    "contactId": contact_id,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def get(
        self,
        event_id: str,
    ) -> Answer[CalendarEvent]:
        """Get a calendar event.

        Returns a calendar event. The ETag can be sent in `If-Match` to change or delete it. Needs
        a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/calendar/{id}``

        Args:
            event_id: Id of a calendar event.
        """
        request = _Request(
            "GET",
            f"/api/mcp/calendar/{_part(event_id)}",
            reads=True,
        )
        return self._transport.record(request)

    def update(
        self,
        event_id: str,
        *,
        type: Union[Literal["interview", "phone_screen", "follow_up", "deadline", "other"], Unset] = UNSET,
        title: Union[str, Unset] = UNSET,
        starts_at: Union[str, Unset] = UNSET,
        time_zone: Union[str, Unset] = UNSET,
        ends_at: Union[str, None, Unset] = UNSET,
        location: Union[str, None, Unset] = UNSET,
        notes: Union[str, None, Unset] = UNSET,
        job_id: Union[str, None, Unset] = UNSET,
        contact_id: Union[str, None, Unset] = UNSET,
        if_match: Optional[str] = None,
    ) -> Answer[CalendarEvent]:
        """Update a calendar event.

        Updates the fields in the body; `null` clears a field. An event that was read can be sent
        back whole: what only the service sets is ignored, and `id` and `createdAt` must be as they
        are. A round of interviews is changed with its job instead (400). No webhook event is sent.
        Needs a read-write token of an Ultra account.

        ``PATCH /api/mcp/calendar/{id}``

        Args:
            event_id: Id of a calendar event.
            type: Type of event.
            title: Title shown in the calendar.
            starts_at: ISO 8601 instant with an offset.
            time_zone: IANA time zone in which the event is displayed.
            ends_at: ISO 8601 instant with an offset.
            location: Location of the event, or a link to join it.
            notes: Free text, up to 10,000 characters.
            job_id: Id of a job.
            contact_id: Id of a contact.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "PATCH",
            f"/api/mcp/calendar/{_part(event_id)}",
            body=_given(
                {
                    "type": type,
                    "title": title,
                    "startsAt": starts_at,
                    "timeZone": time_zone,
                    "endsAt": ends_at,
                    "location": location,
                    "notes": notes,
                    "jobId": job_id,
                    "contactId": contact_id,
                }
            ),
            if_match=if_match,
        )
        return self._transport.record(request)

    def delete(
        self,
        event_id: str,
        *,
        if_match: Optional[str] = None,
    ) -> Answer[DeletedRecord]:
        """Delete a calendar event.

        Deletes a calendar event. A round of interviews is deleted with its job's rounds instead
        (400). No webhook event is sent. Needs a read-write token of an Ultra account.

        ``DELETE /api/mcp/calendar/{id}``

        Args:
            event_id: Id of a calendar event.
            if_match: the `etag` of the record as it was read.
        """
        request = _Request(
            "DELETE",
            f"/api/mcp/calendar/{_part(event_id)}",
            if_match=if_match,
        )
        return self._transport.record(request)

    def create_feed(
        self,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Answer[CalendarFeed]:
        """Create a calendar feed.

        Creates a URL that calendar applications can subscribe to. The URL is returned only once
        and cannot be retrieved later. If the account already has a feed, its earlier URL stops
        working. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/calendar/feed``

        Args:
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/calendar/feed",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def delete_feed(
        self,
    ) -> Answer[DeletedCalendarFeed]:
        """Delete the calendar feed.

        Deletes the account's calendar feed. Its URL stops working immediately. Needs a read-write
        token of an Ultra account.

        ``DELETE /api/mcp/calendar/feed``
        """
        request = _Request(
            "DELETE",
            "/api/mcp/calendar/feed",
        )
        return self._transport.record(request)


class _PipelineWebhooks(_Group):
    """Subscriptions to changes."""

    def list(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[Webhook]:
        """List webhooks.

        Returns the account's webhooks with their health, oldest first. Secrets are never returned.
        Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/webhooks``

        Args:
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/webhooks",
            query={
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "webhooks", "cursor", max_rows)

    def create(
        self,
        *,
        url: str,
        events: Sequence[Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due", "webhook.test", "*"]],
        description: Union[str, None, Unset] = UNSET,
        content: Union[Literal["full", "thin"], Unset] = UNSET,
        secret: Union[str, None, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[RegisteredWebhook]:
        """Register a webhook.

        Registers a URL that receives events from now on, as signed POST requests with a JSON body
        of `event`, `timestamp` and `data`. An account can have up to 10 webhooks, including
        several with the same URL. A generated secret is returned only once. Deliveries are sent at
        least once and in no guaranteed order; use `webhook-id` to detect duplicates. Needs a
        read-write token of an Ultra account.

        ``POST /api/mcp/webhooks``

        Args:
            url: URL that receives the events: HTTPS, port 443 or 8443, with a host that has only
                public addresses. Checked at registration and before each attempt.
            events: Events to subscribe to; `*` means all.
            description: What the webhook is for, in your words.
            content: `full` (the default): `data` is the record as the API returns it. `thin`:
                `data` is `{id}` alone, so that no detail of the job search leaves the service; the
                event is in `GET /api/mcp/events`. The payloads in this document are those of
                `full`.
            secret: Secret for signing deliveries. If omitted, one is generated and returned only
                once; with `null`, deliveries are not signed.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/webhooks",
            body=_given(
                {
                    "url": url,
                    "events": events,
                    "description": description,
                    "content": content,
                    "secret": secret,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def update(
        self,
        webhook_id: str,
        *,
        url: Union[str, Unset] = UNSET,
        events: Union[Sequence[Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due", "webhook.test", "*"]], Unset] = UNSET,
        description: Union[str, None, Unset] = UNSET,
        content: Union[Literal["full", "thin"], Unset] = UNSET,
        status: Union[Literal["active", "disabled"], Unset] = UNSET,
    ) -> Answer[Webhook]:
        """Update a webhook.

        Updates the URL, the events, the description or the status. `active` enables a webhook that
        its owner disabled, or that was disabled after a 410 response or 5 days of failures; events
        from the meantime are not sent. `disabled` cancels all pending deliveries, and if they are
        many, the later ones within seconds. Needs a read-write token of an Ultra account.

        ``PATCH /api/mcp/webhooks/{id}``

        Args:
            webhook_id: Id of a webhook.
            url: URL that receives the events: HTTPS, port 443 or 8443, with a host that has only
                public addresses. Checked at registration and before each attempt.
            events: Events to subscribe to; `*` means all.
            description: What the webhook is for, in your words.
            content: `full` (the default): `data` is the record as the API returns it. `thin`:
                `data` is `{id}` alone, so that no detail of the job search leaves the service; the
                event is in `GET /api/mcp/events`. The payloads in this document are those of
                `full`.
            status: `active` enables a disabled webhook and resets its failure count; `disabled`
                disables it and cancels pending deliveries.
        """
        request = _Request(
            "PATCH",
            f"/api/mcp/webhooks/{_part(webhook_id)}",
            body=_given(
                {
                    "url": url,
                    "events": events,
                    "description": description,
                    "content": content,
                    "status": status,
                }
            ),
        )
        return self._transport.record(request)

    def delete(
        self,
        webhook_id: str,
    ) -> Answer[DeletedRecord]:
        """Delete a webhook.

        Deletes a webhook and its secret, and cancels its pending deliveries. The delivery log is
        kept for 30 days. Needs a read-write token of an Ultra account.

        ``DELETE /api/mcp/webhooks``

        Args:
            webhook_id: Id of a webhook.
        """
        request = _Request(
            "DELETE",
            "/api/mcp/webhooks",
            body={"webhookId": webhook_id},
        )
        return self._transport.record(request)

    def test(
        self,
        webhook_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Answer[QueuedDelivery]:
        """Send a test event.

        Sends `webhook.test` to one webhook, whatever its subscriptions, in the same way as every
        other event: signed, logged, and retried on failure. Get the delivery to see the result.
        Needs a read-write token of an Ultra account.

        ``POST /api/mcp/webhooks/test``

        Args:
            webhook_id: Id of a webhook.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/webhooks/test",
            body={"webhookId": webhook_id},
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def rotate_secret(
        self,
        webhook_id: str,
        *,
        secret: Union[str, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[RotatedSecret]:
        """Rotate a webhook's secret.

        Replaces the signing secret and returns the new one only once. For 24 hours, deliveries are
        also signed with the previous secret: `webhook-signature` contains both signatures,
        `X-Service-Signature` only that of the new secret. Needs a read-write token of an Ultra
        account.

        ``POST /api/mcp/webhooks/{id}/rotate-secret``

        Args:
            webhook_id: Id of a webhook.
            secret: The new secret; generated if omitted.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/webhooks/{_part(webhook_id)}/rotate-secret",
            body=_given(
                {
                    "secret": secret,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def redeliver(
        self,
        webhook_id: str,
        *,
        since: str,
        idempotency_key: Optional[str] = None,
    ) -> Answer[QueuedDeliveries]:
        """Resend what a webhook has not received.

        Makes one more attempt at every delivery since an instant that failed for good, was
        cancelled, or waits for a retry, the oldest first and at most 500 for each request. A retry
        that was due stays due, unless the attempt succeeds. Needs a read-write token of an Ultra
        account.

        ``POST /api/mcp/webhooks/{id}/redeliver``

        Args:
            webhook_id: Id of a webhook.
            since: Only deliveries that were created at this instant or later.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/webhooks/{_part(webhook_id)}/redeliver",
            body=_given(
                {
                    "since": since,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)


class _PipelineEvents(_Group):
    """The log of changes."""

    def list(
        self,
        *,
        after: Optional[str] = None,
        event: Optional[Sequence[Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due"]]] = None,
        limit: Optional[int] = None,
    ) -> Answer[EventList]:
        """List events.

        Returns the account's events, oldest first, with or without a webhook: what each webhook
        would have been sent. Keep `nextCursor` and send it as `after` next time: no event is left
        out, none comes twice, and if some are kept no longer the response says so. Events are kept
        for 30 days, the latest 10,000 of an account. An import causes no events. Needs a read-only
        or read-write token of an Ultra account.

        ``GET /api/mcp/events``

        Args:
            after: Returns what came after an earlier response: its `nextCursor`. Without it, the
                log begins with the oldest event that is kept; `latest` begins with what comes from
                now on. `event` and `limit` may change between calls.
            event: One or more events, comma-separated.
            limit: Maximum number of rows per page.
        """
        request = _Request(
            "GET",
            "/api/mcp/events",
            query={
                "after": after,
                "event": event,
                "limit": limit,
            },
            reads=True,
        )
        return self._transport.record(request)


class _PipelineDeliveries(_Group):
    """Deliveries to webhooks, with every attempt."""

    def list(
        self,
        *,
        webhook_id: Optional[str] = None,
        event: Optional[Sequence[Literal["job.created", "job.updated", "job.deleted", "job.status_changed", "contact.created", "contact.updated", "contact.deleted", "activity.created", "interview.scheduled", "offer.received", "mail.received", "reminder.due", "webhook.test"]]] = None,
        status: Optional[Sequence[Literal["pending", "delivering", "succeeded", "failed", "dead", "cancelled"]]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[WebhookDelivery]:
        """List webhook deliveries.

        Returns deliveries to the account's webhooks, both sent and pending, newest first.
        Deliveries are kept for 30 days, and about the latest 1,000 of each webhook. Needs a
        read-only or read-write token of an Ultra account.

        ``GET /api/mcp/webhooks/deliveries``

        Args:
            webhook_id: Only deliveries to this webhook, which may have been deleted.
            event: One or more events, comma-separated.
            status: One or more statuses, comma-separated.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/webhooks/deliveries",
            query={
                "webhookId": webhook_id,
                "event": event,
                "status": status,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "deliveries", "cursor", max_rows)

    def get(
        self,
        delivery_id: str,
    ) -> Answer[WebhookDeliveryDetails]:
        """Get a webhook delivery.

        Returns a delivery with every attempt: when it was made, the receiver's response, or the
        reason why there was none. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/webhooks/deliveries/{id}``

        Args:
            delivery_id: Id of a delivery.
        """
        request = _Request(
            "GET",
            f"/api/mcp/webhooks/deliveries/{_part(delivery_id)}",
            reads=True,
        )
        return self._transport.record(request)

    def redeliver(
        self,
        delivery_id: str,
        *,
        idempotency_key: Optional[str] = None,
    ) -> Answer[QueuedDelivery]:
        """Resend a webhook delivery.

        Makes one more attempt at a delivery that has finished or waits for a retry, with the
        webhook's current secret and the same `webhook-id`. The attempt does not affect the
        webhook's health. A retry that was due stays due, unless the attempt succeeds. A delivery
        is attempted at most 20 times in total, including those that its schedule may still make.
        Needs a read-write token of an Ultra account.

        ``POST /api/mcp/webhooks/deliveries/{id}/redeliver``

        Args:
            delivery_id: Id of a delivery.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            f"/api/mcp/webhooks/deliveries/{_part(delivery_id)}/redeliver",
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)


class _PipelineCompanies(_Group):
    """Employers."""

    def list(
        self,
        *,
        company: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[CompanyMemory]:
        """List the companies of the pipeline.

        Returns what the account knows of each employer in its pipeline, in the order of their
        names: jobs, applications without an answer, days to an answer, outcomes and reposted
        titles, next to the pay that the employer has filed. All of it is derived from the jobs and
        their status histories. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/companies``

        Args:
            company: Full name of the company; case-insensitive.
            limit: Maximum number of rows per page.
            cursor: Returns the next page: `nextCursor` of the previous response. Keep the filters
                the same; `limit` may change.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/companies",
            query={
                "company": company,
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "companies", "cursor", max_rows)


class _PipelineAccount(_Group):
    """The account, its pipeline as a whole, import and export."""

    def me(
        self,
    ) -> Answer[AccountProfile]:
        """Get the current account.

        Returns the account, its plan, the token in use, statistics of the pipeline, imports that
        were interrupted, and the remaining rate limits after this request. Needs a read-only or
        read-write token of an Ultra account.

        ``GET /api/mcp/me``
        """
        request = _Request(
            "GET",
            "/api/mcp/me",
            reads=True,
        )
        return self._transport.record(request)

    def log_mood(
        self,
        *,
        action: Literal["mood_checkin"],
        mood: int,
        note: Union[str, None, Unset] = UNSET,
        idempotency_key: Optional[str] = None,
    ) -> Answer[MoodCheckin]:
        """Log a mood check-in.

        Performs an account action. The only action is `mood_checkin`, which records how the job
        search feels. Needs a read-write token of an Ultra account.

        ``POST /api/mcp/me``

        Args:
            action: The action to perform.
            mood: Mood from 1 (low) to 5 (high).
            note: Reason for the mood.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/me",
            body=_given(
                {
                    "action": action,
                    "mood": mood,
                    "note": note,
                }
            ),
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)

    def summary(
        self,
    ) -> Answer[PipelineSummary]:
        """Get a summary of the pipeline.

        Returns the number of jobs in each status, the response rate, jobs that need attention, and
        recent wins. The statistics are computed from the full status history of the jobs, not only
        from their current status. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/pipeline``
        """
        request = _Request(
            "GET",
            "/api/mcp/pipeline",
            reads=True,
        )
        return self._transport.record(request)

    def funnel(
        self,
    ) -> Answer[PipelineFunnel]:
        """Get the funnel of the pipeline.

        Returns how many jobs reached each stage, from saved to accepted, and the share that went
        on from the stage before: for all jobs, and by source, role and month. A job that reached a
        stage counts in all stages before it, so the counts never rise. They are computed from the
        full status history; rates are shown only where more than five jobs reached the stage
        before. Needs a read-only or read-write token of an Ultra account.

        ``GET /api/mcp/pipeline/funnel``
        """
        request = _Request(
            "GET",
            "/api/mcp/pipeline/funnel",
            reads=True,
        )
        return self._transport.record(request)

    def suggestions(
        self,
    ) -> Answer[SuggestionList]:
        """Get suggestions.

        Returns suggested next steps: a follow-up 7 days after applying and one more later, a
        thank-you note after an interview, preparation before one, negotiation of an offer, and a
        decision on jobs without activity for 30 days. Needs a read-only or read-write token of an
        Ultra account.

        ``GET /api/mcp/suggestions``
        """
        request = _Request(
            "GET",
            "/api/mcp/suggestions",
            reads=True,
        )
        return self._transport.record(request)

    def export(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        max_rows: Optional[int] = None,
    ) -> PageList[PipelineExport]:
        """Export the pipeline.

        Returns all jobs with their status history, contacts, activities, calendar events and mood
        check-ins, in the format that `importPipeline` accepts. An export of more than 5,000 rows
        or 5 MiB is split into parts: while `nextCursor` is not null, request the next part with
        `cursor` (`Link` contains its URL as well), and import the parts in the same order. With
        `format=csv` or `Accept: text/csv` the response is a table of the jobs and their status
        history only; contacts, activities, events and check-ins are available only as JSON. A cell
        that begins like a formula is prefixed with an apostrophe. Needs a read-only or read-write
        token of an Ultra account.

        ``GET /api/mcp/export``

        Args:
            limit: Maximum number of rows per part, in all lists together.
            cursor: Returns the next part: `nextCursor` of the previous one.
            max_rows: how many rows an iteration yields at most.
        """
        request = _Request(
            "GET",
            "/api/mcp/export",
            query={
                "limit": limit,
                "cursor": cursor,
            },
            reads=True,
        )
        return PageList(self._transport, request, "", "cursor", max_rows)

    def import_(
        self,
        body: Union[Mapping[str, Any], str],
        *,
        dry_run: Optional[bool] = None,
        columns: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Answer[ImportReport]:
        """Import a pipeline.

        Imports an export, as JSON or as the CSV table of jobs, under new ids. If a row is invalid
        or the account has no room for all of them, nothing is imported. Timestamps are kept and
        may be in the past. The body may have up to 5 MiB and 5,000 rows. A large import is
        committed in parts. If it is interrupted, send the same request again: with the same
        `Idempotency-Key`, or without one the same body, it resumes within 24 hours where it
        stopped, and no row is added twice. Until then `GET /api/mcp/me` lists it in
        `unfinishedImports`; if it is never resumed, the records that it has imported stay. Links
        to records that were deleted meanwhile are left out. Send an `Idempotency-Key`: without
        one, a file whose import had ended when its response was lost is imported again. An account
        imports one file at a time; meanwhile another import is 409. Every 500 records, links and
        status changes count as one more request. Import the parts of an export one by one and in
        order; a row that was already imported is skipped while the record created from it exists.
        A table of another program is imported with `columns`, which says what its columns are. A
        CSV table has no export id, so its rows are added again each time. If a job has no role or
        city of the salary catalog, they are matched from its title and location; values that are
        present are kept even if this catalog does not contain them. No webhook events are sent.
        Needs a read-write token of an Ultra account.

        ``POST /api/mcp/import``

        Args:
            body: the records as JSON, or a table as CSV.
            dry_run: `true` validates every row, reports the result and imports nothing.
            columns: For a CSV table with columns of another program: `auto` recognizes them by
                their names, such as those of Huntr and Teal. A JSON object gives the field of a
                column by its name, or null to leave it out; the others are recognized. Statuses,
                dates and amounts are converted. Pay keeps its currency. Where a cell does not say
                it and the place is abroad, or the pay is not understood, the notes of the job keep
                it in words, and `payInNotes` lists the row.
            idempotency_key: makes the write safe to repeat, also by another process.
        """
        request = _Request(
            "POST",
            "/api/mcp/import",
            query={
                "dryRun": dry_run,
                "columns": columns,
            },
            body=body,
            keyed=True,
            idempotency_key=idempotency_key,
        )
        return self._transport.record(request)


class _PipelineTools(_Group):
    """The tools for agents."""

    def manifest(
        self,
    ) -> Answer[ToolManifest]:
        """Get the tool manifest.

        The 29 tools of the Job Pipeline API with their input schemas, methods and paths: 22
        operations of this API and 7 salary lookups. Each says which credentials it takes. Over
        MCP, `/api/mcp` has these tools and a few more. Public, with 60 requests per minute for
        each address; with a key, the account's limit applies instead.

        ``GET /mcp.json``
        """
        request = _Request(
            "GET",
            "/mcp.json",
            reads=True,
        )
        return self._transport.record(request)


class PipelineClient:
    """The Job Pipeline API: a person's job search, with webhooks.

    Args:
        token: a token (`ext_…`), read-only or read-write, of an account with the plan Ultra.
        base_url: the address of the service, such as `https://pay.example.com`, without a path.
        timeout: seconds without a byte after which an attempt is given up.
        max_retries: how often a request is repeated at most.
        max_retry_wait: the longest wait before a repetition, in seconds. If the service asks for a
            longer one with `Retry-After`, the error is raised at once.
        headers: sent with every request.
    """

    def __init__(
        self,
        token: str,
        *,
        base_url: str,
        timeout: float = 30,
        max_retries: int = 2,
        max_retry_wait: float = 60,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        transport = _Transport(
            base_url, token, timeout, max_retries, max_retry_wait, headers
        )
        #: The jobs of a job search.
        self.jobs = _PipelineJobs(transport)
        #: The documents of a job.
        self.documents = _PipelineDocuments(transport)
        #: The people of a job search.
        self.contacts = _PipelineContacts(transport)
        #: Mail of employers, and what it changes of the board.
        self.inbox = _PipelineInbox(transport)
        #: A log of what was done.
        self.activities = _PipelineActivities(transport)
        #: Upcoming events, and a calendar feed of them.
        self.calendar = _PipelineCalendar(transport)
        #: Subscriptions to changes.
        self.webhooks = _PipelineWebhooks(transport)
        #: The log of changes.
        self.events = _PipelineEvents(transport)
        #: Deliveries to webhooks, with every attempt.
        self.deliveries = _PipelineDeliveries(transport)
        #: Employers.
        self.companies = _PipelineCompanies(transport)
        #: The account, its pipeline as a whole, import and export.
        self.account = _PipelineAccount(transport)
        #: The tools for agents.
        self.tools = _PipelineTools(transport)
        #: Older, flat lookups for tool-calling clients.
        self.lookups = _SalaryLookups(transport)

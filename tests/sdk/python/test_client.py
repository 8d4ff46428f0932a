"""What the Python client does without the service: `python3 -m unittest` in this folder, once `npm test` has made the client."""

import base64
import hashlib
import hmac
import inspect
import json
import os
import sys
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../public"))

import compensation_intelligence as ci  # noqa: E402


class Stub(BaseHTTPRequestHandler):
    """Answers with what the test has planned, and keeps what was requested."""

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length).decode() or None
        self.server.seen.append((self.command, self.path, dict(self.headers), body))
        status, headers, content = self.server.planned.pop(0)
        text = content if isinstance(content, str) else json.dumps(content)
        self.send_response(status)
        for name, value in {"Content-Length": str(len(text.encode())), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(text.encode())

    do_GET = do_POST = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        pass


BUSY = (503, {"Retry-After": "0"}, {"error": {"code": "dependency_unavailable", "message": "Busy."}})
ESTIMATE = (200, {}, {"data": {"estimate": {"median": 1}}, "attribution": {"source": "s"}, "request": {"id": "r"}})


class ClientTest(unittest.TestCase):
    def setUp(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Stub)
        self.server.seen = []
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.addCleanup(setattr, ci, "_FIRST_PAUSE", ci._FIRST_PAUSE)
        ci._FIRST_PAUSE = 0.01

    def plan(self, *answers):
        self.server.planned = list(answers)
        self.server.seen.clear()

    def salary(self, **options):
        return ci.SalaryClient("intelligence_key", base_url=self.url, **options)

    def pipeline(self, **options):
        return ci.PipelineClient("ext_token", base_url=self.url, **options)

    def calculate(self, **options):
        return self.salary(**options).salaries.calculate(role="electrician", city="austin")

    def test_sends_parameters_and_reads_facts(self):
        headers = {
            "X-Request-Id": "req_1",
            "ETag": 'W/"a"',
            "RateLimit": '"minute";r=41;t=12',
            "X-RateLimit-Monthly-Remaining": "900",
            "X-RateLimit-Tier": "free",
            "X-Ignored-Params": "citty, rol",
        }
        self.plan((200, headers, ESTIMATE[2]))
        answer = self.salary().salaries.calculate(
            role="electrician", city="austin", expand=["a.b", "c"]
        )
        method, path, sent, body = self.server.seen[0]
        self.assertEqual((method, body), ("GET", None))
        self.assertEqual(
            path,
            "/api/v1/intelligence/salaries/calculate?role=electrician&city=austin&expand=a.b,c",
        )
        self.assertEqual(sent["Authorization"], "Bearer intelligence_key")
        self.assertEqual(answer.data["estimate"]["median"], 1)
        self.assertEqual(answer.attribution, {"source": "s"})
        self.assertEqual(answer.rate_limits, ci.RateLimits(41, 12, "minute", 900, "free"))
        self.assertEqual((answer.request_id, answer.etag, answer.attempts), ("req_1", 'W/"a"', 1))
        self.assertEqual(answer.ignored_params, ("citty", "rol"))

    def test_repeats_a_read_with_the_wait_that_the_service_asks_for(self):
        self.plan((429, {"Retry-After": "1"}, {}), BUSY, ESTIMATE)
        started = time.monotonic()
        self.assertEqual(self.calculate().attempts, 3)
        self.assertGreaterEqual(time.monotonic() - started, 1)

    def test_stops_after_the_repetitions_and_at_longer_waits(self):
        self.plan(BUSY, BUSY, BUSY, ESTIMATE)
        with self.assertRaises(ci.ServerError) as raised:
            self.calculate()
        self.assertEqual((raised.exception.code, raised.exception.attempts), ("dependency_unavailable", 3))
        limited = {"error": {"code": "rate_limit_exceeded", "message": "Too many."}}
        self.plan((429, {"Retry-After": "61"}, limited), ESTIMATE)
        with self.assertRaises(ci.RateLimitError) as raised:
            self.calculate()
        self.assertEqual((raised.exception.retry_after, len(self.server.seen)), (61.0, 1))
        self.plan(BUSY, ESTIMATE)
        with self.assertRaises(ci.ServerError):
            self.calculate(max_retries=0)

    def test_repeats_a_write_with_one_idempotency_key_and_no_write_without(self):
        self.plan(BUSY, (201, {"Idempotent-Replayed": "true"}, {"id": "job_1"}))
        answer = self.pipeline().jobs.create(
            company="Acmé", title="Engineer", status="saved", role_slug=None
        )
        keys = [sent["Idempotency-Key"] for _, _, sent, _ in self.server.seen]
        self.assertEqual((len(keys), len(set(keys)), answer.replayed), (2, 1, True))
        self.assertEqual(
            json.loads(self.server.seen[1][3]),
            {"company": "Acmé", "title": "Engineer", "status": "saved", "roleSlug": None},
        )
        self.plan(BUSY, ESTIMATE)
        with self.assertRaises(ci.ServerError):
            self.pipeline().jobs.update("job/1", notes=None, if_match='"v1"')
        method, path, sent, body = self.server.seen[0]
        self.assertEqual((method, path, body), ("PATCH", "/api/mcp/jobs/job%2F1", '{"notes":null}'))
        self.assertEqual((sent["If-Match"], "Idempotency-Key" in sent), ('"v1"', False))
        self.plan((201, {}, {}))
        self.pipeline().jobs.create(company="A", title="B", status="saved", idempotency_key="mine")
        self.assertEqual(self.server.seen[0][2]["Idempotency-Key"], "mine")

    def test_names_and_documents_every_positional_argument(self):
        self.plan((200, {}, {}), (200, {}, {}))
        jobs = self.pipeline().jobs
        jobs.get(job_id="job_1")
        jobs.get("job_1")
        self.assertEqual([path for _, path, _, _ in self.server.seen], ["/api/mcp/jobs/job_1"] * 2)
        for client in (self.salary(), self.pipeline()):
            for group in vars(client).values():
                for name, method in inspect.getmembers(group, inspect.ismethod):
                    for one in inspect.signature(method).parameters.values():
                        if name.startswith("_") or one.kind is one.KEYWORD_ONLY:
                            continue
                        self.assertRegex(one.name, r"^([a-z_]+_id|body|items)$", method.__qualname__)
                        self.assertIn(f"            {one.name}: ", method.__doc__)

    def test_looks_pay_up_with_a_token_of_the_pipeline(self):
        self.plan((200, {}, {"data": {"median": 1}}))
        found = self.pipeline().lookups.salary(role="electrician", city="austin")
        _, path, sent, _ = self.server.seen[0]
        self.assertEqual(path, "/api/mcp/intelligence/salary?role=electrician&city=austin")
        self.assertEqual((sent["Authorization"], found.data["median"]), ("Bearer ext_token", 1))

    def test_labels_suggestions_for_people(self):
        # The same ones as of the TypeScript client.
        with open(os.path.join(os.path.dirname(__file__), "../suggestions.json"), encoding="utf-8") as file:
            cases = json.load(file)
        suggestions = [case["sent"] for case in cases]
        body = {"error": {"code": "role_not_found", "message": "x", "follow_up_suggestions": suggestions}}
        self.plan((404, {}, body))
        with self.assertRaises(ci.NotFoundError) as raised:
            self.calculate()
        for case, found in zip(cases, raised.exception.suggestions):
            call = found.call and [found.call.method, found.call.path]
            self.assertEqual((found.label, call), (case["label"], case["call"]))
        self.assertEqual(len(raised.exception.suggestions), len(cases))

    def test_errors_have_classes_codes_and_what_to_try(self):
        salary = {
            "error": {
                "code": "role_not_found",
                "message": "No role x.",
                "param": "role",
                "doc_url": "https://d",
                "follow_up_suggestions": ["y"],
            }
        }
        self.plan((404, {"X-Request-Id": "req_2"}, salary))
        with self.assertRaises(ci.NotFoundError) as raised:
            self.calculate()
        error = raised.exception
        self.assertEqual((error.code, error.param, str(error)), ("role_not_found", "role", "No role x."))
        self.assertEqual(error.suggestions, [ci.ErrorSuggestion("y", None)])
        self.assertEqual(error.request_id, "req_2")
        details = [{"field": "title", "message": "Missing."}]
        self.plan((400, {}, {"error": "Invalid.", "code": "VALIDATION_ERROR", "details": details}))
        with self.assertRaises(ci.InvalidRequestError) as raised:
            self.pipeline().jobs.create(company="A", title="", status="saved")
        self.assertEqual((raised.exception.code, raised.exception.param), ("VALIDATION_ERROR", "title"))
        kinds = {
            401: ci.AuthenticationError,
            403: ci.PermissionDenied,
            409: ci.ConflictError,
            412: ci.PreconditionFailedError,
            418: ci.InvalidRequestError,
            500: ci.ServerError,
        }
        for status, kind in kinds.items():
            self.plan((status, {}, "<html>"))
            with self.assertRaises(kind) as raised:
                self.calculate()
            self.assertEqual((raised.exception.code, raised.exception.body), (f"HTTP_{status}", "<html>"))

    def test_reads_lists_page_by_page(self):
        def page(rows, cursor):
            pagination = {"next_cursor": cursor, "previous_cursor": None, "total_count": 3}
            return (200, {}, {"data": rows, "pagination": pagination})

        self.plan(page([{"n": 1}, {"n": 2}], "c1"), page([{"n": 3}], None))
        roles = self.salary().roles.list(title="nurse", limit=2)
        self.assertEqual([row["n"] for row in roles], [1, 2, 3])
        self.assertEqual(
            [path.split("?")[1] for _, path, _, _ in self.server.seen],
            ["title=nurse&limit=2", "title=nurse&limit=2&starting_after=c1"],
        )
        self.plan(page([{"n": 1}, {"n": 2}], "c1"))
        self.assertEqual([row["n"] for row in self.salary().roles.list(max_rows=2)], [1, 2])
        self.assertEqual(len(self.server.seen), 1)
        self.plan(page([], "c1"))
        self.assertEqual((self.salary().roles.list().first().total, len(self.server.seen)), (3, 1))
        self.plan((200, {}, {"jobs": [{"id": "a"}], "total": 1, "nextCursor": None}))
        self.assertEqual([job["id"] for job in self.pipeline().jobs.list(status=["saved", "offer"])], ["a"])
        self.assertEqual(self.server.seen[0][1], "/api/mcp/jobs?status=saved,offer")

    def test_does_not_follow_redirects_nor_take_a_page_for_an_answer(self):
        self.plan((302, {"Location": "https://example.com/"}, ""))
        with self.assertRaises(ci.ApiError):
            self.calculate()
        self.plan((200, {}, "<html>"))
        with self.assertRaises(ci.ConnectionFailed):
            self.calculate()

    def test_says_that_no_answer_arrived(self):
        client = ci.SalaryClient(base_url="http://127.0.0.1:1", max_retries=1)
        with self.assertRaises(ci.ConnectionFailed):
            client.salaries.demo()

    def test_takes_an_answer_that_ends_early_for_none(self):
        cut = {"Content-Length": "1000"}
        self.plan((200, cut, ESTIMATE[2]), (503, cut, BUSY[2]), ESTIMATE)
        self.assertEqual(self.calculate().attempts, 3)
        self.plan((200, cut, ESTIMATE[2]))
        with self.assertRaises(ci.ConnectionFailed):
            self.calculate(max_retries=0)

    def test_refuses_settings_that_cannot_work(self):
        for url in ("", "pay.example.com", "https://pay.example.com/api", "https://a b"):
            with self.assertRaises(ValueError):
                ci.SalaryClient(base_url=url)
        with self.assertRaises(ValueError) as raised:
            ci.PipelineClient("ext_secret\n", base_url=self.url)
        self.assertNotIn("ext_secret", str(raised.exception))


class WebhookTest(unittest.TestCase):
    secret = "whsec_" + base64.b64encode(b"0123456789abcdef").decode()
    body = '{"event":"job.created","data":{"company":"Zoë"}}'
    now = 1_800_000_000

    def headers(self, secret=b"0123456789abcdef", body=None, at=None):
        timestamp = str(self.now if at is None else at)
        signed = f"dlv_1.{timestamp}.{body or self.body}".encode()
        signature = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
        return {
            "Webhook-Id": "dlv_1",
            "Webhook-Timestamp": timestamp,
            "Webhook-Signature": f"v1a,x v1,AAAA v1,{signature}",
        }

    def reason(self, *args, **options):
        with self.assertRaises(ci.WebhookVerificationError) as raised:
            ci.verify_webhook(*args, now=self.now, **options)
        return raised.exception.reason

    def test_accepts_what_the_service_signed(self):
        event = ci.verify_webhook(self.body.encode(), self.headers(), self.secret, now=self.now)
        self.assertEqual(event["data"]["company"], "Zoë")
        both = ["whsec_" + base64.b64encode(b"new").decode(), self.secret]
        self.assertTrue(ci.verify_webhook(self.body, self.headers(at=self.now - 299), both, now=self.now))

    def test_refuses_everything_else(self):
        self.assertEqual(self.reason(self.body + " ", self.headers(), self.secret), "wrong_signature")
        self.assertEqual(self.reason(self.body, self.headers(b"other"), self.secret), "wrong_signature")
        self.assertEqual(self.reason(self.body, {}, self.secret), "missing_headers")
        for at in (self.now - 301, self.now + 301, "ten", "-5"):
            self.assertEqual(self.reason(self.body, self.headers(at=at), self.secret), "outside_tolerance")
        self.assertEqual(self.reason(self.body, self.headers(), ""), "invalid_secret")
        self.assertEqual(self.reason(self.body, self.headers(b""), "whsec_"), "wrong_signature")
        self.assertEqual(self.reason("[1]", self.headers(body="[1]"), self.secret), "invalid_body")


if __name__ == "__main__":
    unittest.main()

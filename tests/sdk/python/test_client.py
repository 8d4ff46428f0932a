"""What the Python client does without the service: `python3 -m unittest` in this folder, once `npm test` has made the client."""

import base64
import hashlib
import hmac
import inspect
import json
import os
import re
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
        planned = self.server.planned.pop(0)
        if planned == "lost":
            self.close_connection = True
            return
        status, headers, content = planned
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


# What has another name here, where the names of the language are taken.
OWN_NAMES = {"PermissionError": "PermissionDenied", "ConnectionError": "ConnectionFailed"}


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

    def test_calls_that_both_clients_make(self):
        # The same ones as of the TypeScript client.
        with open(os.path.join(os.path.dirname(__file__), "../calls.json"), encoding="utf-8") as file:
            rows = json.load(file)
        for row in rows:
            with self.subTest(row["it"]):
                self.call(row)

    def call(self, row):
        def snake(fields):
            return {re.sub("[A-Z]", lambda at: "_" + at[0].lower(), name): fields[name] for name in fields}

        def answer(given):
            if given == "lost":
                return given
            if given == "busy":
                return BUSY
            return (given.get("status", 200), given.get("headers", {}), given.get("body", {}))

        self.plan(*[answer(given) for given in row["answers"]])
        api, group, method = row["call"].split(".")
        client = getattr(self, api)(**snake(row.get("settings", {})))
        ids = [row["id"]] if "id" in row else []
        named = {**snake(row.get("fields", {})), **snake(row.get("options", {}))}
        run = getattr(getattr(client, group), method)
        if "throws" in row:
            facts = dict(row["throws"])
            kind = OWN_NAMES.get(facts["type"], facts["type"])
            with self.assertRaises(getattr(ci, kind)) as raised:
                run(*ids, **named)
            del facts["type"]
            ended = raised.exception
        else:
            facts = row.get("returns", {})
            ended = run(*ids, **named)
        for name, value in snake(facts).items():
            own = getattr(ended, name)
            self.assertEqual(list(own) if isinstance(own, tuple) else own, value, name)
        seen = self.server.seen
        self.assertEqual([f"{verb} {path}" for verb, path, _, _ in seen], row["sent"])
        sent = [{name.lower(): value for name, value in headers.items()} for _, _, headers, _ in seen]
        if "keys" in row:
            keys = {headers["idempotency-key"] for headers in sent if "idempotency-key" in headers}
            self.assertEqual(len(keys), row["keys"])
        for name, value in row.get("headers", {}).items():
            self.assertEqual(sent[-1][name], value)
        if "body" in row:
            self.assertEqual(json.loads(seen[-1][3]), row["body"])

    def test_reads_the_limits(self):
        headers = {
            "RateLimit": '"minute";r=41;t=12',
            "X-RateLimit-Monthly-Remaining": "900",
            "X-RateLimit-Tier": "free",
        }
        self.plan((200, headers, ESTIMATE[2]))
        answer = self.calculate()
        self.assertEqual(answer.data["estimate"]["median"], 1)
        self.assertEqual(answer.attribution, {"source": "s"})
        self.assertEqual(answer.rate_limits, ci.RateLimits(41, 12, "minute", 900, "free"))

    def test_repeats_a_read_with_the_wait_that_the_service_asks_for(self):
        self.plan((429, {"Retry-After": "1"}, {}), BUSY, ESTIMATE)
        started = time.monotonic()
        self.assertEqual(self.calculate().attempts, 3)
        self.assertGreaterEqual(time.monotonic() - started, 1)

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

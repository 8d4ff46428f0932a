"""A session of the Python client with the service at BASE_URL; prints what it got as JSON."""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../public"))

from compensation_intelligence import (  # noqa: E402
    InvalidRequestError,
    NotFoundError,
    PermissionDenied,
    PipelineClient,
    PreconditionFailedError,
    SalaryClient,
    verify_webhook,
)

base_url, now = os.environ["BASE_URL"], float(os.environ["NOW"])
delivery = json.loads(os.environ["DELIVERY"])
client = SalaryClient(
    os.environ["SALARY_KEY"],
    base_url=base_url,
    headers={"cf-connecting-ip": os.environ["ADDRESS"]},
)
pipeline = PipelineClient(os.environ["PIPELINE_TOKEN"], base_url=base_url)


def code_of(kind, call):
    try:
        call()
    except kind as error:
        return [error.code, error.param, error.request_id is not None]
    return None


answer = client.salaries.calculate(role="electrician", city="austin", exp="senior")
catalog = client.roles.list(national_median_min=90_000, sort=["title"], limit=20, max_rows=45)
made = pipeline.jobs.create(company="Acmé", title="Electrician", status="saved")
again = pipeline.jobs.create(
    company="Acmé", title="Engineer", status="saved", idempotency_key="python-1"
)
replayed = pipeline.jobs.create(
    company="Acmé", title="Engineer", status="saved", idempotency_key="python-1"
)
job_id = made.data["id"]
read = pipeline.jobs.get(job_id)
changed = pipeline.jobs.update(job_id, notes="Call back", if_match=read.etag)
stale = code_of(
    PreconditionFailedError, lambda: pipeline.jobs.update(job_id, notes=None, if_match=read.etag)
)
moved = pipeline.jobs.update_status(job_id, status="applied")

json.dump(
    {
        "median": answer.data["estimate"]["median"],
        "attribution": answer.attribution["source"],
        "remaining": answer.rate_limits.remaining,
        "tier": answer.rate_limits.tier,
        "lineage": client.lineage.get(answer.data["estimate"]["data_point_id"]).data["data_point_id"],
        "widget": client.salaries.widget(role="electrician").data["role"]["slug"],
        "verdict": client.offers.evaluate(role="electrician", amount=60_000).data["verdict"],
        "roles": [role["slug"] for role in catalog],
        "unknown": code_of(NotFoundError, lambda: client.salaries.calculate(role="nope", city="austin")),
        "invalid": code_of(
            InvalidRequestError, lambda: client.salaries.calculate(role="electrician", city="austin", exp="boss")
        ),
        "plan": code_of(PermissionDenied, lambda: client.companies.list().first()),
        "company": made.data["company"],
        "replayed": [again.replayed, replayed.replayed, again.data["id"] == replayed.data["id"]],
        "notes": changed.data["notes"],
        "stale": stale,
        "status": moved.data["status"],
        "jobs": sorted(job["title"] for job in pipeline.jobs.list(status=["saved", "applied"], limit=1)),
        "export": sum(len(part["jobs"]) for part in pipeline.account.export(limit=1)),
        "deleted": pipeline.jobs.delete(job_id).data["deleted"],
        "gone": code_of(NotFoundError, lambda: pipeline.jobs.get(job_id)),
        "imported": pipeline.account.import_("company,title,status\nA,B,saved\n", dry_run=True).data["dryRun"],
        "event": verify_webhook(delivery["body"], delivery["headers"], delivery["secret"], now=now)["event"],
    },
    sys.stdout,
)

import os

from compensation_intelligence import PipelineClient, PreconditionFailedError

pipeline = PipelineClient(os.environ["PIPELINE_TOKEN"], base_url=os.environ["BASE_URL"])
made = pipeline.jobs.create(company="Acme", title="Data Engineer", status="saved")
pipeline.jobs.update_status(made.data["id"], status="applied")

job = pipeline.jobs.get(made.data["id"])
try:
    pipeline.jobs.update(job.data["id"], notes="Call back", if_match=job.etag)
except PreconditionFailedError:
    print("somebody else has changed it meanwhile")

for job in pipeline.jobs.list(status=["saved", "applied"]):
    print(job["company"], job["title"], job["status"])

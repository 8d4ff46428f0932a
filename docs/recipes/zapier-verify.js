// "Code by Zapier", JavaScript, after "Webhooks by Zapier: Catch Raw Hook". Input data:
// body = Raw Body, signature = Headers Http X Service Signature, secret = the webhook's secret.
const { createHmac, timingSafeEqual } = require("node:crypto");

const { body, signature, secret } = inputData;
// Anybody can sign with an empty one.
if (!secret) throw new Error("The secret is missing.");
const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
const given = Buffer.from(signature ?? "");
if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
  throw new Error("The delivery is not from the service.");
}
const { event, timestamp, data } = JSON.parse(body);
if (Math.abs(Date.now() - Date.parse(timestamp)) > 300_000) throw new Error("The delivery is old.");
output = { event, id: data.id, company: data.company, title: data.title, status: data.status };

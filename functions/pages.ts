import type { Hono } from "hono";
import type { AppEnv } from "#shared/middleware/env.ts";
import pipelineCard from "./api/mcp/server-card.ts";
import salaryCard from "./api/v1/intelligence/mcp/server-card.ts";
import deleteAccount from "./app/account/delete.tsx";
import exportAccount from "./app/account/export.ts";
import guessTimes from "./app/account/times/guess.ts";
import setTimes from "./app/account/times.tsx";
import account from "./app/account.tsx";
import deleteActivity from "./app/activities/[id]/delete.ts";
import changeActivity from "./app/activities/[id].tsx";
import deleteEvent from "./app/calendar/[id]/delete.ts";
import changeEvent from "./app/calendar/[id].tsx";
import deleteCalendarFeed from "./app/calendar/feed/delete.ts";
import calendarFeed from "./app/calendar/feed.tsx";
import newEvent from "./app/calendar/new.tsx";
import calendar from "./app/calendar.tsx";
import companies from "./app/companies.tsx";
import connections from "./app/connections.tsx";
import deleteContact from "./app/contacts/[id]/delete.ts";
import contact from "./app/contacts/[id].tsx";
import newContact from "./app/contacts/new.tsx";
import contacts from "./app/contacts.tsx";
import applyMail from "./app/inbox/[id]/apply.ts";
import dismissMail from "./app/inbox/[id]/dismiss.ts";
import originalMail from "./app/inbox/[id]/original.ts";
import undoMail from "./app/inbox/[id]/undo.ts";
import inboxAddress from "./app/inbox/address.ts";
import inboxSettings from "./app/inbox/settings.tsx";
import inbox from "./app/inbox.tsx";
import checkInMood from "./app/insights/mood.ts";
import insights from "./app/insights.tsx";
import logActivity from "./app/jobs/[id]/activities.tsx";
import chooseContacts from "./app/jobs/[id]/contacts.tsx";
import holdDelete from "./app/jobs/[id]/delete.ts";
import deleteJobDocument from "./app/jobs/[id]/documents/[documentId]/delete.ts";
import jobDocument from "./app/jobs/[id]/documents/[documentId].ts";
import jobDocuments from "./app/jobs/[id]/documents.tsx";
import editJob from "./app/jobs/[id]/edit.tsx";
import rounds from "./app/jobs/[id]/rounds.tsx";
import moveJob from "./app/jobs/[id]/status.ts";
import undoDelete from "./app/jobs/[id]/undo-delete.ts";
import undoMove from "./app/jobs/[id]/undo-move.ts";
import job from "./app/jobs/[id].tsx";
import exportJobs from "./app/jobs/export.ts";
import jobFromLink from "./app/jobs/from-link.tsx";
import jobFromText from "./app/jobs/from-text.ts";
import previewImport from "./app/jobs/import/[id].tsx";
import uploadImport from "./app/jobs/import.tsx";
import newJob from "./app/jobs/new.tsx";
import deleteView from "./app/jobs/views/[id]/delete.ts";
import saveView from "./app/jobs/views.ts";
import board from "./app/jobs.tsx";
import renameKey from "./app/keys/[id]/name.ts";
import revokeKey from "./app/keys/[id]/revoke.ts";
import key from "./app/keys/[id].tsx";
import makeKey from "./app/keys/new.tsx";
import keys from "./app/keys.tsx";
import invitations from "./app/operator/invitations.tsx";
import operator from "./app/operator.tsx";
import searchReport from "./app/report.tsx";
import annualReport from "./app/reports/[year].tsx";
import recoveryCodes from "./app/security/codes.tsx";
import securityLog from "./app/security/log.tsx";
import removePasskey from "./app/security/passkeys/[id]/remove.ts";
import renamePasskey from "./app/security/passkeys/[id].tsx";
import newPasskeyOptions from "./app/security/passkeys/options.ts";
import addPasskey from "./app/security/passkeys.tsx";
import endSession from "./app/security/sessions/[id]/end.ts";
import signOutEverywhere from "./app/security/sign-out-everywhere.ts";
import security from "./app/security.tsx";
import signOut from "./app/sign-out.ts";
import usage from "./app/usage.tsx";
import deleteWebhook from "./app/webhooks/[id]/delete.ts";
import changeWebhook from "./app/webhooks/[id]/edit.tsx";
import resendUndelivered from "./app/webhooks/[id]/redeliver.ts";
import rotateSecret from "./app/webhooks/[id]/rotate.tsx";
import setWebhookStatus from "./app/webhooks/[id]/status.ts";
import testWebhook from "./app/webhooks/[id]/test.ts";
import webhook from "./app/webhooks/[id].tsx";
import replayDelivery from "./app/webhooks/deliveries/[id]/replay.ts";
import webhookDelivery from "./app/webhooks/deliveries/[id].tsx";
import newWebhook from "./app/webhooks/new.tsx";
import ownWebhooks from "./app/webhooks.tsx";
import overview from "./app.tsx";
import { catchAllPages } from "./catch-all-pages.ts";
import city from "./cities/[city].tsx";
import cities from "./cities.tsx";
import employer from "./companies/[company].tsx";
import employers from "./companies.tsx";
import compare from "./compare.tsx";
import dataFile from "./data/[release]/[file].ts";
import roleFile from "./data/[release]/roles/[file].ts";
import data from "./data.tsx";
import dataLicenses from "./data-licenses.tsx";
import reference from "./docs/api/[group].tsx";
import authentication from "./docs/authentication.tsx";
import changelogFeed from "./docs/changelog.atom.ts";
import changelog from "./docs/changelog.tsx";
import client from "./docs/client.tsx";
import bulkData from "./docs/data.tsx";
import design from "./docs/design.tsx";
import errors from "./docs/errors.tsx";
import agents from "./docs/mcp.tsx";
import methodology from "./docs/methodology.ts";
import pagination from "./docs/pagination.tsx";
import recipe from "./docs/recipes/[recipe].tsx";
import docsSearch from "./docs/search.json.ts";
import versioning from "./docs/versioning.tsx";
import webhooks from "./docs/webhooks.ts";
import widgetGuide from "./docs/widget.tsx";
import quickstart from "./docs.tsx";
import evaluate from "./evaluate.tsx";
import linkSignIn from "./login/link.tsx";
import signInOptions from "./login/passkey.ts";
import recover from "./login/recover.tsx";
import verifyOptions from "./login/verify/passkey.ts";
import verify from "./login/verify.tsx";
import signIn from "./login.tsx";
import publicCard from "./mcp/server-card.ts";
import authorize from "./oauth/authorize.tsx";
import device from "./oauth/device.tsx";
import deviceAuthorization from "./oauth/device_authorization.ts";
import register from "./oauth/register.ts";
import revoke from "./oauth/revoke.ts";
import token from "./oauth/token.ts";
import offers from "./offers.tsx";
import posting from "./posting.tsx";
import roles from "./roles.tsx";
import cityPay from "./salaries/[role]/[city].tsx";
import rolePay from "./salaries/[role].tsx";
import names from "./salaries/names.json.ts";
import lookup from "./salaries.tsx";
import signUpOptions from "./signup/passkey.ts";
import signUp from "./signup.tsx";

/** HTML pages for people, and documents by which clients discover the API. */
export const pages: readonly Hono<AppEnv>[] = [
  roles,
  cities,
  city,
  employers,
  employer,
  compare,
  evaluate,
  offers,
  posting,
  lookup,
  names,
  rolePay,
  cityPay,
  quickstart,
  authentication,
  pagination,
  client,
  bulkData,
  agents,
  changelog,
  changelogFeed,
  recipe,
  docsSearch,
  reference,
  errors,
  versioning,
  methodology,
  webhooks,
  widgetGuide,
  design,
  data,
  dataFile,
  roleFile,
  dataLicenses,
  publicCard,
  pipelineCard,
  salaryCard,
  signUp,
  signUpOptions,
  signIn,
  signInOptions,
  verify,
  verifyOptions,
  recover,
  linkSignIn,
  overview,
  security,
  securityLog,
  recoveryCodes,
  addPasskey,
  newPasskeyOptions,
  renamePasskey,
  removePasskey,
  endSession,
  signOutEverywhere,
  account,
  setTimes,
  guessTimes,
  keys,
  makeKey,
  key,
  renameKey,
  revokeKey,
  usage,
  searchReport,
  annualReport,
  operator,
  invitations,
  exportAccount,
  deleteAccount,
  signOut,
  board,
  newJob,
  jobFromLink,
  jobFromText,
  uploadImport,
  previewImport,
  exportJobs,
  saveView,
  deleteView,
  job,
  editJob,
  chooseContacts,
  moveJob,
  holdDelete,
  undoDelete,
  undoMove,
  logActivity,
  rounds,
  jobDocuments,
  jobDocument,
  deleteJobDocument,
  changeActivity,
  deleteActivity,
  contacts,
  newContact,
  contact,
  deleteContact,
  calendar,
  newEvent,
  calendarFeed,
  deleteCalendarFeed,
  changeEvent,
  deleteEvent,
  companies,
  insights,
  inbox,
  inboxSettings,
  inboxAddress,
  applyMail,
  dismissMail,
  undoMail,
  originalMail,
  checkInMood,
  ownWebhooks,
  newWebhook,
  webhookDelivery,
  replayDelivery,
  webhook,
  testWebhook,
  rotateSecret,
  changeWebhook,
  setWebhookStatus,
  resendUndelivered,
  deleteWebhook,
  connections,
  authorize,
  device,
  deviceAuthorization,
  token,
  register,
  revoke,
  ...catchAllPages,
];

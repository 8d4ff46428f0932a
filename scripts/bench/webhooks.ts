/**
 * `npm run bench:webhooks`: measures latency and throughput of events to ten receivers, and the
 * effect of a dead receiver, and of an account with ten, on the others. The service runs in workerd with its queue and a real
 * database; the receivers are real TLS servers. Exits with 1 if the median first attempt takes
 * longer than {@link targetMs}.
 */
import { runCommand } from "../local/command.ts";
import { CommandFailed } from "../local/failure.ts";
import { describeRounds, medianOf } from "./webhooks/report.ts";
import { runRound } from "./webhooks/run-round.ts";
import { startStage } from "./webhooks/stage.ts";

const targetMs = 250;
const events = 1_000;
const perSecond = 25;

await runCommand(async () => {
  const stage = await startStage(10);
  try {
    await runRound(stage, { name: "warm-up", events: 100, perSecond });
    const rounds = [
      await runRound(stage, { name: "all alive, 25 events/s", events, perSecond }),
      await runRound(stage, { name: "one of ten dead, 25 events/s", events, perSecond, dead: 0 }),
      await runRound(stage, { name: "all alive again, 25 events/s", events, perSecond }),
      await runRound(stage, {
        name: "another account's ten hang, 25 events/s",
        events: 250,
        perSecond,
        flood: 50,
      }),
      await runRound(stage, { name: "all alive, as fast as it goes", events, perSecond: null }),
    ];
    console.log(describeRounds(rounds));
    const [first] = rounds;
    if (!first || medianOf(first.fromRequest) > targetMs) {
      throw new CommandFailed(`The median first attempt took longer than ${targetMs} ms.`);
    }
  } finally {
    await stage.stop();
  }
});

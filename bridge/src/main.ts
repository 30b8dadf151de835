#!/usr/bin/env node
import { version } from '../package.json' with { type: 'json' };
import { Bridge } from './bridge';
import { readSettings, SettingsError } from './settings';

const USAGE = `Joins lighting and sound desks to Standby.

  npm run bridge -- --server https://standby.example --pair CODE --eos LX=10.0.0.20 --qlab SND=10.0.0.30

  --server URL       the server, whose own port is enough
  --pair CODE        from Devices, Add device, Desk bridge; needed once
  --eos LX=HOST      a desk of the Eos family, port 3032 unless it is after a colon
  --qlab SND=HOST    a workspace of QLab 5, port 53000 unless it is after a colon
  --config FILE      desks in JSON: other ports, passcodes, cue lists, and OSC of your own
  --state FOLDER     what the bridge keeps, .standby-bridge unless told otherwise`;

const say = (words: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${words}\n`);
};

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const bridge = new Bridge({ ...readSettings(args), version, say });
  const end = (): void => void bridge.stop();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  await bridge.start();
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 1;
}

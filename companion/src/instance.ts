import {
  InstanceBase,
  InstanceStatus,
  type SomeCompanionConfigField,
} from '@companion-module/base';
import type { ControlAction, ControlState } from '@standby/api-client/control';
import { type ActionRoom, actionsOf, showField } from './actions';
import { feedbacksOf } from './feedbacks';
import { presetsOf } from './presets';
import { type ConnectionState, pair, RoomConnection } from './room-connection';
import { variableDefinitions, variablesOf } from './variables';

const TICK_MS = 200;
const WIDTH = 12;

interface Config {
  readonly server: string;
  /** Code of the Devices screen; empty once it was used. */
  readonly code: string;
  /** Show whose room it is; empty for the only show of the token, and missing in settings of an earlier version. */
  readonly show?: string;
}

interface Secrets {
  readonly token: string;
}

const STATUSES: Readonly<Record<ConnectionState, readonly [InstanceStatus, string | null]>> = {
  connecting: [InstanceStatus.Connecting, null],
  live: [InstanceStatus.Ok, null],
  unassigned: [
    InstanceStatus.UnknownWarning,
    'Choose a show in these settings, or on the Devices screen under Control.',
  ],
  unpaired: [InstanceStatus.AuthenticationFailure, 'Pair again with a code of the Devices screen.'],
};

/** Returns the origin of an address that a person typed; undefined if it is not one. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/** Connection of Companion to one room of Standby. */
export class StandbyInstance extends InstanceBase<Config, Secrets> implements ActionRoom {
  #room: RoomConnection | undefined;
  #ticking: NodeJS.Timeout | undefined;
  #config: Config | undefined;
  #secrets: Secrets | undefined;
  /** Last values that Companion has, as JSON, by their names. */
  readonly #known = new Map<string, string>();

  override async init(config: Config, _: boolean, secrets: Secrets): Promise<void> {
    this.setVariableDefinitions(variableDefinitions);
    const feedbacks = feedbacksOf(this);
    this.setFeedbackDefinitions(feedbacks);
    this.setPresetDefinitions(presetsOf(feedbacks));
    this.#ticking = setInterval(() => this.#show(), TICK_MS);
    await this.configUpdated(config, secrets);
  }

  override async configUpdated(config: Config, secrets: Secrets): Promise<void> {
    this.#config = config;
    this.#secrets = secrets;
    this.#leave();
    this.#known.delete('connection');
    this.#show();
    const origin = originOf(config.server);
    if (origin === undefined) {
      this.updateStatus(InstanceStatus.BadConfig, 'Type the address of the server.');
      return;
    }
    const token = await this.#tokenOf(origin, config, secrets);
    if (token === undefined) return;
    // Another change may have come in between.
    this.#leave();
    const { show = '' } = config;
    const room = new RoomConnection({ origin, token, show, onChange: () => this.#show() });
    this.#room = room;
    room.start();
  }

  override async destroy(): Promise<void> {
    clearInterval(this.#ticking);
    this.#leave();
  }

  override getConfigFields(): SomeCompanionConfigField[] {
    const server = 'Server, such as https://standby.example';
    const code = 'Code from Devices, Add device, Companion or script; needed once';
    return [
      { id: 'server', type: 'textinput', label: server, width: WIDTH },
      { id: 'code', type: 'textinput', label: code, width: WIDTH },
      { id: 'token', type: 'secret-text', label: 'Token, which the code brings', width: WIDTH },
      { ...showField(this.shows), width: WIDTH },
    ];
  }

  /** Uses the code if there is one, and keeps the token that it brings. */
  async #tokenOf(origin: string, config: Config, secrets: Secrets): Promise<string | undefined> {
    const code = (config.code ?? '').toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '');
    if (code === '') {
      if (secrets.token) return secrets.token;
      this.updateStatus(InstanceStatus.BadConfig, 'Type a code of the Devices screen.');
      return undefined;
    }
    try {
      const token = await pair(origin, code);
      if (token === undefined) {
        this.updateStatus(InstanceStatus.AuthenticationFailure, 'This code does not work.');
        return undefined;
      }
      this.#config = { ...config, code: '' };
      this.#secrets = { token };
      this.saveConfig(this.#config, this.#secrets);
      return token;
    } catch {
      this.updateStatus(InstanceStatus.ConnectionFailure, 'The server does not answer.');
      return undefined;
    }
  }

  get state(): ControlState | undefined {
    return this.#room?.state;
  }

  get shows(): ActionRoom['shows'] {
    return this.#room?.shows ?? [];
  }

  nowMs(): number {
    return this.#room?.nowMs() ?? Date.now();
  }

  async act(action: ControlAction): Promise<void> {
    const refusal = this.#room ? await this.#room.act(action) : 'There is no room.';
    if (refusal !== undefined) this.log('warn', refusal);
  }

  /** Goes to the room of another show. No action for the room before reaches it. */
  async enter(show: string): Promise<void> {
    if (!this.#config || !this.#secrets) return;
    const config = { ...this.#config, show };
    this.saveConfig(config, undefined);
    await this.configUpdated(config, this.#secrets);
  }

  #leave(): void {
    this.#room?.stop();
    this.#room = undefined;
  }

  /** Passes what changed on to Companion. */
  #show(): void {
    const { state, shows } = this;
    const connection = this.#room?.connection;
    if (connection && this.#isNew('connection', connection)) {
      this.updateStatus(...STATUSES[connection]);
    }
    const timers = state?.timers.map(({ id, name }) => [id, name]);
    if (this.#isNew('choices', [timers, shows])) this.setActionDefinitions(actionsOf(this));
    const values = variablesOf(state, this.nowMs());
    const changed = Object.entries(values).filter(([id, value]) => this.#isNew(`$${id}`, value));
    if (changed.length > 0) this.setVariableValues(Object.fromEntries(changed));
    // The figure alone changes no feedback.
    const feedbackState = { ...state, stage: values.timer_stage };
    if (this.#isNew('feedbacks', feedbackState)) this.checkFeedbacks();
  }

  /** Stores a value for Companion. @returns whether it differs from the last one of its name */
  #isNew(name: string, value: unknown): boolean {
    const text = JSON.stringify(value);
    if (text === this.#known.get(name)) return false;
    this.#known.set(name, text);
    return true;
  }
}

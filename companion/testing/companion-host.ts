import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type {
  HostToModuleEventsV0,
  ModuleToHostEventsV0,
  SetActionDefinitionsMessage,
  SetFeedbackDefinitionsMessage,
  SetPresetDefinitionsMessage,
} from '@companion-module/base/dist/host-api/api.js';
import { IpcWrapper } from '@companion-module/base/dist/host-api/ipc-wrapper.js';

interface Registration {
  readonly apiVersion: string;
  readonly connectionId: string;
  readonly verificationToken: string;
}

type FromModule = ModuleToHostEventsV0 & { register: (message: Registration) => object };
type Ipc = IpcWrapper<HostToModuleEventsV0, FromModule>;
type Settings = Readonly<Record<string, string>>;

const CONTROL = 'button';
const CALL_TIMEOUT_MS = 30_000;

/** Runs a built module as Companion does, in a process of its own over Companion's protocol. */
export class CompanionHost {
  readonly variables = new Map<string, unknown>();
  readonly feedbacks = new Map<string, unknown>();
  readonly log: string[] = [];
  actions: SetActionDefinitionsMessage['actions'] = [];
  feedbackDefinitions: SetFeedbackDefinitionsMessage['feedbacks'] = [];
  presets: SetPresetDefinitionsMessage['presets'] = [];
  status: { readonly status: string; readonly message: string | null } | undefined;
  saved: { readonly config: unknown; readonly secrets: unknown } | undefined;
  readonly #module: ChildProcess;
  readonly #ipc: Ipc;
  #registration: Registration | undefined;
  #waiting: (() => void)[] = [];
  #nextId = 0;

  constructor(folder: string) {
    const manifest = join(folder, 'companion/manifest.json');
    this.#module = fork(join(folder, 'main.js'), {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: { CONNECTION_ID: 'standby', VERIFICATION_TOKEN: 'token', MODULE_MANIFEST: manifest },
    });
    const noted =
      <Message>(note: (message: Message) => void) =>
      async (message: Message): Promise<void> => {
        note(message);
        for (const changed of this.#waiting.splice(0)) changed();
      };
    const unused = () => Promise.reject(new Error('The module does not use this.'));
    this.#ipc = new IpcWrapper<HostToModuleEventsV0, FromModule>(
      {
        register: async (message) => {
          // The module takes other calls once it has this answer.
          setImmediate(
            () => void noted<Registration>((one) => (this.#registration = one))(message),
          );
          return {};
        },
        'log-message': noted(({ level, message }) => this.log.push(`${level}: ${message}`)),
        'set-status': noted((status) => (this.status = status)),
        setActionDefinitions: noted(({ actions }) => (this.actions = actions)),
        setFeedbackDefinitions: noted(({ feedbacks }) => (this.feedbackDefinitions = feedbacks)),
        setVariableDefinitions: noted(({ variables }) => {
          for (const { id } of variables) this.variables.set(id, undefined);
        }),
        setPresetDefinitions: noted(({ presets }) => (this.presets = presets)),
        setVariableValues: noted(({ newValues }) => {
          for (const { id, value } of newValues) this.variables.set(id, value);
        }),
        updateFeedbackValues: noted(({ values }) => {
          for (const { id, value } of values) this.feedbacks.set(id, value);
        }),
        saveConfig: noted((saved) => (this.saved = saved)),
        'send-osc': unused,
        parseVariablesInString: unused,
        upgradedItems: unused,
        recordAction: unused,
        setCustomVariable: unused,
        sharedUdpSocketJoin: unused,
        sharedUdpSocketLeave: unused,
        sharedUdpSocketSend: unused,
      },
      (message) => this.#module.connected && this.#module.send(message),
      CALL_TIMEOUT_MS,
    );
    this.#module.on('message', (message) =>
      this.#ipc.receivedMessage(message as Parameters<Ipc['receivedMessage']>[0]),
    );
  }

  /** Gives the module its settings, once it has registered. */
  async init(config: Settings, secrets: Settings): Promise<void> {
    await this.until(() => this.#registration !== undefined);
    await this.#ipc.sendWithCb('init', {
      label: 'standby',
      isFirstInit: false,
      config,
      secrets,
      lastUpgradeIndex: -1,
      feedbacks: {},
      actions: {},
    });
  }

  configure(config: Settings, secrets: Settings): Promise<void> {
    return this.#ipc.sendWithCb('updateConfigAndLabel', { label: 'standby', config, secrets });
  }

  /** Presses a button that has an action. */
  async press(actionId: string, options: object = {}): Promise<void> {
    const id = `action-${(this.#nextId += 1)}`;
    await this.#ipc.sendWithCb('executeAction', {
      action: {
        id,
        controlId: CONTROL,
        actionId,
        options: { ...options },
        upgradeIndex: null,
        disabled: false,
      },
      surfaceId: undefined,
    });
  }

  /** Puts all feedbacks on a button. Their values are in `feedbacks`, by their names. */
  async watchFeedbacks(): Promise<void> {
    const feedbacks = this.feedbackDefinitions.map(({ id }) => [
      id,
      {
        id,
        controlId: CONTROL,
        feedbackId: id,
        options: {},
        upgradeIndex: null,
        disabled: false,
        isInverted: false,
      },
    ]);
    await this.#ipc.sendWithCb('updateFeedbacks', { feedbacks: Object.fromEntries(feedbacks) });
  }

  /** Waits until a condition holds, which the module's messages may change. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((changed) => this.#waiting.push(changed));
  }

  stop(): void {
    this.#module.kill('SIGKILL');
  }
}

import type { Act } from '@standby/live-room/domain/event-log/event';
import type { OwnCallDraft } from '@standby/live-room/domain/calls/call-sets';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import { together } from './together';

/** Returns one act that adds calls of the room's own. */
export const ownCallsAct = (drafts: readonly OwnCallDraft[], newId: () => string): Act | Refusal =>
  together(drafts.map((draft) => ({ type: 'set-own-call', call: newId(), ...draft })));

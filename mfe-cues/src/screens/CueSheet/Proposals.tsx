import { Check, X } from 'lucide-react';
import { Button, Row, useClock, VisuallyHidden } from '@standby/shared-ui';
import { changeTexts } from '../../domain/cues/change-text';
import type { CueSheet, Proposal } from '@standby/live-room/domain/state/cue-sheet';
import { changeRefusal } from '@standby/live-room/domain/cues/sheet-rules';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { ProposalItem, ProposalList, ProposalRoot } from './Proposals.styles';
import type { Outcome } from './useSheet';
import { useTimeText } from '@standby/room-parts/room-zone';

interface ProposalsProps {
  readonly sheet: CueSheet;
  readonly canEdit: boolean;
  readonly onDecide: (proposalId: string, isAccepted: boolean) => Outcome;
  readonly onSay: (outcome: Outcome, done: string) => void;
}

const icon = { strokeWidth: 1.5, 'aria-hidden': true };

/** The open proposals, in the order in which they were made. */
export function Proposals({ sheet, canEdit, onDecide, onSay }: ProposalsProps) {
  const { proposals } = sheet;
  if (proposals.length === 0) return null;
  return (
    <ProposalRoot aria-labelledby="proposals-heading">
      <h2 id="proposals-heading">{`Proposals (${proposals.length})`}</h2>
      <ProposalList role="list">
        {proposals.map((proposal) => (
          <Item
            key={proposal.id}
            sheet={sheet}
            proposal={proposal}
            onDecide={
              canEdit
                ? (isAccepted) =>
                    onSay(
                      onDecide(proposal.id, isAccepted),
                      isAccepted ? 'Proposal accepted.' : 'Proposal dismissed.',
                    )
                : undefined
            }
          />
        ))}
      </ProposalList>
    </ProposalRoot>
  );
}

interface ItemProps {
  readonly sheet: CueSheet;
  readonly proposal: Proposal;
  /** Accepts or dismisses the proposal; undefined for a read-only member. */
  readonly onDecide: ((isAccepted: boolean) => void) | undefined;
}

function Item({ sheet, proposal, onDecide }: ItemProps) {
  const clock = useClock();
  const timeText = useTimeText();
  const { name, atMs, change } = proposal;
  const texts = changeTexts(sheet, change, clock);
  const refusal = changeRefusal(sheet, change);
  return (
    <ProposalItem>
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <small>{`${name}, ${timeText(atMs)}`}</small>
        {refusal && <small>{`Cannot be accepted now: ${REFUSALS[refusal]}`}</small>}
      </div>
      {onDecide && (
        <Row $gap={2}>
          <Button
            icon={<Check {...icon} />}
            disabled={refusal !== undefined}
            onClick={() => onDecide(true)}
          >
            Accept
            <VisuallyHidden>{`: ${texts.join('; ')}`}</VisuallyHidden>
          </Button>
          <Button variant="ghost" icon={<X {...icon} />} onClick={() => onDecide(false)}>
            Dismiss
            <VisuallyHidden>{`: ${texts.join('; ')}`}</VisuallyHidden>
          </Button>
        </Row>
      )}
    </ProposalItem>
  );
}

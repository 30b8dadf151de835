import { CalendarArrowDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, FormError, FormSection, Row, TextField } from '@standby/shared-ui';
import { useCollection } from '@standby/collections/screens';
import { myCallsPath } from '@standby/contracts';
import { useSubmission } from '@standby/forms';
import { personLinks, type PersonLinks } from '../../data/person-links';
import type { Schedule } from '../../data/schedule';
import type { Person } from '../../domain/person';
import { calendarText } from '../../domain/schedule/calendar-feed';
import type { Entry } from '../../domain/schedule/entry';
import { entriesFor } from '../../domain/schedule/person-page';
import type { Show } from '../../domain/show';

interface PersonScheduleProps {
  readonly show: Show;
  readonly person: Person;
  readonly schedule: Schedule;
}

const NO_ENTRIES: readonly Entry[] = [];
const NOT_DONE = 'Nothing was changed. Try again.';

type LinkKind = 'page' | 'calendar';

interface LinksProps extends Omit<PersonScheduleProps, 'schedule'> {
  readonly links: PersonLinks;
}

/** Buttons that make and revoke the links of a person; an address is shown once. */
function Links({ show, person, links }: LinksProps) {
  const [link, setLink] = useState<{ kind: LinkKind; address: string }>();
  const [isRevoked, setIsRevoked] = useState(false);
  const { isPending, failure, send } = useSubmission({ otherwise: NOT_DONE });

  const make = (kind: LinkKind): void => {
    setIsRevoked(false);
    void send(async () => {
      setLink({ kind, address: await links.make(show.id, person.id, kind) });
    });
  };
  const revoke = (): void => {
    void send(
      () => links.revoke(show.id, person.id),
      () => {
        setLink(undefined);
        setIsRevoked(true);
      },
    );
  };

  return (
    <>
      <Row $gap={2}>
        <Button size="small" disabled={isPending} onClick={() => make('page')}>
          Make a page link
        </Button>
        <Button size="small" disabled={isPending} onClick={() => make('calendar')}>
          Make a calendar link
        </Button>
        <Button size="small" variant="ghost" disabled={isPending} onClick={revoke}>
          Revoke all links
        </Button>
      </Row>
      {link && (
        <TextField
          label={link.kind === 'page' ? 'Page link' : 'Calendar link'}
          hint={
            link.kind === 'page'
              ? 'Opens their calls and schedule without an account. It is shown once.'
              : 'Subscribe to it in a calendar program. It is shown once. Some calendars read it only once or twice a day: changes of today are on the page and in the mail.'
          }
          readOnly
          value={link.address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p role="status">{isRevoked && 'The links of this person no longer work.'}</p>
      <FormError title={failure && 'The links were not changed'}>{failure?.text}</FormError>
    </>
  );
}

/** A person's copies of the schedule: a calendar file, and links in connected mode. */
export function PersonSchedule({ show, person, schedule }: PersonScheduleProps) {
  const { list } = useCollection(schedule);
  const all = list.state === 'ready' ? list.items : NO_ENTRIES;
  const entries = entriesFor(all, person, show);
  const { id: showId, title: showTitle, venue, timezone } = show;
  const name = `${showTitle}: ${person.name}`;
  const changedAt = [show.lastUpdated, person.updatedAt];
  const text = calendarText({ name, showId, showTitle, venue, timezone, changedAt, entries });
  const links = personLinks();
  return (
    <FormSection title="Schedule" why="What the person is called to.">
      <Row $gap={2}>
        <Button
          as="a"
          size="small"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
          download={`schedule-${person.id}.ics`}
          icon={<CalendarArrowDown strokeWidth={1.5} aria-hidden />}
        >
          Download calendar
        </Button>
        {!links && (
          <Button as={Link} size="small" to={`${myCallsPath(show.id)}#${person.id}`}>
            See their page
          </Button>
        )}
      </Row>
      {links && <Links show={show} person={person} links={links} />}
    </FormSection>
  );
}

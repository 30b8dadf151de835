import { onDatabase } from 'server/testing/databases';
import { Person } from 'server/testing/test-server';
import { describe, expect, it } from 'vitest';
import { stateOf } from '@standby/room-engine/log/event-log';
import { callAs, linksOf } from '../testing/links';
import { openRoomForEach } from '../testing/live-room';

onDatabase((database) => {
  const room = openRoomForEach(database);
  const { params, share, opened } = linksOf(room);

  describe('L4: a question', () => {
    const QUESTIONS = '/live/:organizationId/:showId/questions';
    const ask = (person: Person, text: string) =>
      callAs(person)(`POST ${QUESTIONS}`, { params: params(), body: { text } });
    const became = async (questionId: string) =>
      (
        await callAs(new Person(room.live.server))(`GET ${QUESTIONS}/:questionId`, {
          params: { ...params(), questionId },
        })
      ).status;

    it('is written by the server, and reports its status', async () => {
      const desk = await room.windows.desk();
      const asker = await opened((await share('ask')).token);
      const { id, status } = await ask(asker, '  Why does Hamlet wait?  ');
      expect(status).toBe('waiting');
      expect((await desk.next('events'))?.events).toMatchObject([
        {
          by: 'server',
          role: 'ask',
          act: { type: 'ask', messageId: id, text: 'Why does Hamlet wait?' },
        },
      ]);
      const act = async (type: 'show-message' | 'remove-message') => {
        desk.sendEvents(desk.write({ type, messageId: id }));
        await desk.acknowledged();
        return became(id);
      };
      expect(await became(id)).toBe('waiting');
      expect(await act('show-message')).toBe('shown');
      desk.sendEvents(desk.write({ type: 'clear-message' }));
      await desk.acknowledged();
      expect(await became(id)).toBe('answered');
      const before = desk.position;
      const other = await ask(asker, 'And now?');
      await desk.until(() => desk.position > before);
      desk.sendEvents(desk.write({ type: 'remove-message', messageId: other.id }));
      await desk.acknowledged();
      expect(await became(other.id)).toBe('hidden');
      await expect(became('nobody-asked-this')).rejects.toMatchObject({ code: 'not-found' });
    });

    it('L5: stays in the room and its history when it is hidden, and can be accepted again', async () => {
      const desk = await room.windows.desk();
      const asker = await opened((await share('ask')).token);
      const { id } = await ask(asker, 'Is there an interval?');
      await desk.until(() => desk.position === 1);
      const act = async (type: 'accept-question' | 'hide-question' | 'show-message') => {
        desk.sendEvents(desk.write({ type, messageId: id }));
        await desk.acknowledged();
        return became(id);
      };
      expect(await act('accept-question')).toBe('accepted');
      expect(await act('hide-question')).toBe('hidden');
      const late = room.windows.connect();
      await late.hello();
      await late.next('events');
      expect(stateOf(late.log).messages).toMatchObject([{ id, moderation: 'hidden' }]);
      const { organizationId, showId } = room.windows.company;
      const { body } = await room.windows.company.owner.inject({
        url: `/api/v1/organizations/${organizationId}/live/${showId}/history`,
      });
      expect(body).toContain('Question hidden: Is there an interval?');
      expect(await act('accept-question')).toBe('accepted');
      expect(await act('show-message')).toBe('shown');
    });

    it('follows the rules of the room’s messages', async () => {
      const asker = await opened((await share('ask')).token);
      for (const text of ['', '   ', 'x'.repeat(281)]) {
        await expect(ask(asker, text)).rejects.toMatchObject({ code: 'invalid' });
      }
      await expect(ask(new Person(room.live.server), 'Why?')).rejects.toMatchObject({
        code: 'link-ended',
      });
    });

    it('is limited for each address', async () => {
      const asker = await opened((await share('ask')).token);
      const { organizationId, showId } = params();
      const url = `/api/v1/live/${organizationId}/${showId}/questions`;
      // A refused question counts as well.
      for (let n = 1; n < 60; n += 1) {
        const headers = { cookie: '' };
        const { statusCode } = await asker.inject({
          method: 'POST',
          url,
          headers,
          payload: { text: 'Why?' },
        });
        expect(statusCode).toBe(404);
      }
      expect((await ask(asker, 'Why 60?')).status).toBe('waiting');
      await expect(ask(asker, 'Why?')).rejects.toMatchObject({ code: 'too-many-attempts' });
    });
  });
});

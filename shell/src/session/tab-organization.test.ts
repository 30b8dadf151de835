import { readPageSession, type PageSession } from '@standby/contracts';
import { keepOrganization } from '@standby/forms';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, session, signedInAs } from '../testing/page-session';
import { forgetAccount } from './follow-session';
import { switchOrganization } from './session-calls';

let answer: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
});

describe('a tab', () => {
  const reload = (who: PageSession): string | null | undefined => {
    for (const tag of document.querySelectorAll('meta[name="standby:session"]')) tag.remove();
    signedInAs(who);
    keepOrganization();
    return readPageSession()?.organizationId;
  };
  const inHarbour: PageSession = { ...session, organizationId: 'harbour' };

  it('stays in its organization when another tab chooses another one', () => {
    expect(reload(session)).toBe('lantern');
    expect(reload(inHarbour)).toBe('lantern');
    expect(readPageSession()).toEqual(session);
  });

  it('goes to the organization that is chosen in it', async () => {
    reload(session);
    await switchOrganization('harbour');
    expect(reload(session)).toBe('harbour');
  });

  it('stays where it is when switching fails', async () => {
    reload(session);
    answer = refuse(404, 'not-found', 'This is not here.');
    await expect(switchOrganization('harbour')).rejects.toThrow('This is not here.');
    expect(reload(session)).toBe('lantern');
  });

  it('leaves an organization when its person is no longer a member', () => {
    reload(session);
    const [, harbour] = inHarbour.organizations;
    if (!harbour) throw new Error('there are two');
    expect(reload({ ...inHarbour, organizations: [harbour] })).toBe('harbour');
    expect(reload(session)).toBe('harbour');
  });

  it('forgets its organization after signing out', () => {
    reload(session);
    forgetAccount();
    expect(reload(inHarbour)).toBe('harbour');
  });

  it('takes the first organization of the server if its storage is refused', () => {
    reload(session);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(reload(inHarbour)).toBe('harbour');
  });
});

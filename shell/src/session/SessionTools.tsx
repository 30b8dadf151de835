import { useEffect, useState } from 'react';
import { Clock, Settings } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, IconButton, Menu, ThemeToggle, useClockMenu, useToast } from '@standby/shared-ui';
import {
  accountPaths,
  failureText,
  isPageSessionKnown,
  paths,
  readPageSession,
  signInPath,
  type PageSession,
} from '@standby/contracts';
import { guideItem, UserMenu } from '../nav/UserMenu';
import { AddOrganization } from './AddOrganization';
import { followSession, forgetAccount } from './follow-session';
import { signOut } from './session-calls';
import { SessionOrganizations } from './SessionOrganizations';
import * as S from './session.styles';

/**
 * Shows the organization, the theme and the menu of a signed-in person; for a guest, a link to sign
 * in.
 */
export function SessionTools() {
  // The session stays the same for as long as the page lives.
  const [session] = useState(readPageSession);
  const [isAdding, setIsAdding] = useState(false);
  useEffect(followSession, []);
  if (!session) return <GuestTools />;
  return (
    <>
      <SessionOrganizations session={session} onAdd={() => setIsAdding(true)} />
      <ThemeToggle />
      <AccountMenu account={session.account} />
      <AddOrganization open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}

/** Tools for a guest with the link of a room, and for a page from the offline cache. */
function GuestTools() {
  const { pathname, search } = useLocation();
  const clockMenu = useClockMenu();
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton label="Time of day">
            <Clock aria-hidden strokeWidth={1.5} />
          </IconButton>
        }
        items={[clockMenu]}
      />
      <ThemeToggle />
      {isPageSessionKnown() && (
        // The fragment is left out: the token of a link must not reach a server.
        <Button as="a" size="small" href={signInPath({ pathname, search, hash: '' })}>
          Sign In
        </Button>
      )}
    </>
  );
}

function AccountMenu({ account }: Pick<PageSession, 'account'>) {
  const toast = useToast();

  async function handleSignOut(): Promise<void> {
    try {
      await signOut();
      forgetAccount();
      window.location.assign(paths.home);
    } catch (error) {
      toast.show({
        tone: 'stop',
        title: 'You are still signed in',
        description: failureText(error, 'Signing out did not work. Try again in a moment.'),
      });
    }
  }

  return (
    <UserMenu
      firstItems={[
        {
          kind: 'section',
          label: `${account.firstName} ${account.lastName}`,
          items: [
            {
              kind: 'link',
              label: 'Settings',
              description: <S.Email>{account.email}</S.Email>,
              icon: <Settings aria-hidden strokeWidth={1.5} />,
              link: <Link to={accountPaths.accountSettings} />,
            },
            guideItem,
          ],
        },
      ]}
      onSignOut={() => void handleSignOut()}
    />
  );
}

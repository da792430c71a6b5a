/** The database of the page, in IndexedDB: opened when it is needed, and given up on while it does not answer. */

/** How long the database may take to answer, in ms. */
export const PATIENCE = 2000;

/** The database did not answer in time. */
export class SilentError extends Error {}

/** @param {IDBFactory} factory @param {string} name  of the object store */
export function createDatabase(factory, name) {
  /** @type {Promise<IDBDatabase> | null} */ let opening = null;
  /** Whether the database has not answered in time. */
  let silent = false;

  /** @returns {Promise<IDBDatabase>} */
  function open() {
    opening ??= new Promise((resolve, reject) => {
      const request = factory.open("redoku", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: "id" });
      request.onsuccess = () => {
        const database = request.result;
        database.addEventListener("close", forget);
        // Without this, a database could not be deleted, by this page's later versions or the user.
        database.addEventListener("versionchange", () => {
          database.close();
          forget();
        });
        resolve(database);
      };
      request.onerror = () => reject(request.error);
    });
    opening.catch(forget);
    return opening;
  }

  /** Lets the next call open the database again. */
  function forget() {
    opening = null;
  }

  /** Starts a transaction; opens the database again if the browser has closed it. @param {IDBTransactionMode} mode */
  async function start(mode) {
    const database = await open();
    try {
      return database.transaction(name, mode);
    } catch {
      // The user has cleared the data of the site. Not every browser fires an event for it.
      forget();
      return (await open()).transaction(name, mode);
    }
  }

  /**
   * Rejects if the database does not answer in time; from then on at once, until it does.
   * @template T @param {() => Promise<T>} work @returns {Promise<T>}
   */
  function inTime(work) {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        silent = true;
        reject(new SilentError("the database did not answer"));
      };
      if (silent) return giveUp();
      const timer = setTimeout(giveUp, PATIENCE);
      work()
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
          silent = false;
        });
    });
  }

  /**
   * Runs requests in one transaction, and resolves once they are stored.
   * @template T @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => () => T} act
   * @returns {Promise<T>}
   */
  function transact(mode, act) {
    return inTime(async () => {
      const transaction = await start(mode);
      const result = act(transaction.objectStore(name));
      return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(result());
        transaction.onabort = () => reject(transaction.error);
      });
    });
  }

  return { transact };
}

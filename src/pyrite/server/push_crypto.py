"""Web push as the standards ask for it: encrypted messages (RFC 8291) and VAPID keys (RFC 8292).

Only this file needs the package `cryptography`; without it, a server offers no notifications.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD_BYTES = 4_096  # of the one record that a message consists of
SALT_BYTES, AUTH_BYTES, POINT_BYTES, SIGNATURE_HALF = 16, 16, 65, 32
LAST_RECORD = b"\x02"  # ends the text; what follows is padding
TOKEN_SECONDS = 12 * 3600  # RFC 8292 allows 24 hours


class Receiver(NamedTuple):
    """The keys of a browser that wants messages, checked."""

    point: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> "Receiver":
        """Read the keys as the browser writes them; `ValueError` if they are not keys."""
        receiver = cls(decoded(p256dh), decoded(auth))
        if len(receiver.auth) != AUTH_BYTES or len(receiver.point) != POINT_BYTES:
            raise ValueError("keys of a wrong length")
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver.point)
        return receiver


class Sender:
    """The server's key pair, which push services recognize it by."""

    def __init__(self, secret: bytes) -> None:
        self.key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.public = encoded(_point(self.key))

    @staticmethod
    def new_secret() -> bytes:
        """Return the private part of a new key pair."""
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        return number.to_bytes(SIGNATURE_HALF, "big")

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the header that proves to the push service at this origin who is sending."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(half.to_bytes(SIGNATURE_HALF, "big") for half in (r, s))
        return f"vapid t={signed}.{encoded(signature)}, k={self.public}"


def encrypt(
    text: bytes,
    receiver: Receiver,
    padding: int = 0,
    salt: bytes | None = None,
    key: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a message that only this browser can read; `salt` and `key` are random if omitted."""
    salt = salt or os.urandom(SALT_BYTES)
    key = key or ec.generate_private_key(CURVE)
    ours = _point(key)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver.point)
    shared = key.exchange(ec.ECDH(), theirs)
    seed = _derived(shared, receiver.auth, b"WebPush: info\0" + receiver.point + ours, 32)
    secret = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(secret).encrypt(nonce, text + LAST_RECORD + bytes(padding), None)
    return salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + ours + sealed


def encoded(data: bytes) -> str:
    """Return bytes as unpadded base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of base64url, padded or not."""
    plain = text.rstrip("=")
    return urlsafe_b64decode(plain + "=" * (-len(plain) % 4))


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
